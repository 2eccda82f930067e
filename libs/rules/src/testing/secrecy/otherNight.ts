import type { Viewer } from '../../model/audience.js';
import type { GameEvent } from '../../model/event.js';
import { isGroupRole } from '../../model/role.js';
import type { Host, Input } from '../host.js';
import { pickOne } from '../random.js';
import type { Random } from '../randomCommand.js';
import { aimsFor, type Aim } from './aims.js';
import { picksOf, verbOf, type Manner } from './picks.js';
import { bySeat, flicker, inTime, moments, play, type Planned } from './planned.js';
import { eventsOf, isOf, isTaken, type Segment } from './segments.js';
import { openTo } from './viewers.js';

/** What the twin's night must come to. */
interface Frame {
  readonly segment: Segment;
  readonly seen: readonly number[];
  readonly deaths: readonly number[];
  readonly inVain: readonly number[];
  /** Commands that stay as they were: the viewer's, what the viewer sees, who leaves. */
  readonly kept: readonly Input[];
  /** The night's end was the deadline, a command that is kept, or a pick that the viewer does not see. */
  readonly endsBy: 'clock' | 'kept' | 'unseen';
}

const dawnOf = (events: readonly GameEvent[]) =>
  events.flatMap((event) => (event.type === 'dawnBroke' ? [event] : []))[0];

const seatOfInput = ({ actor }: Input): number => (actor.kind === 'seat' ? actor.seat : 0);

const isKept = (viewer: Viewer, seen: readonly number[], input: Input): boolean =>
  isOf(viewer, input) ||
  (isTaken(input) &&
    (input.actor.kind === 'system' || input.command.type === 'leave' || seen.includes(seatOfInput(input))));

const frameOf = (base: Host, twin: Host, viewer: Viewer, segment: Segment): Frame | null => {
  const dawn = dawnOf(eventsOf(base, segment));
  if (dawn === undefined) return null;
  const seen = openTo(twin.state, viewer);
  const kept = segment.inputs.filter((input) => isKept(viewer, seen, input));
  const targets = segment.inputs.flatMap(({ command }) =>
    command.type === 'pick' && command.verb !== 'check' && command.target !== null ? [command.target] : [],
  );
  const inVain = targets.filter((seat) => !dawn.deaths.includes(seat));
  const byClock = segment.closing.command.type === 'expire';
  const endsBy = byClock ? 'clock' : kept.includes(segment.closing) ? 'kept' : 'unseen';
  return { segment, seen, deaths: dawn.deaths, inVain, kept, endsBy };
};

/** Roles the night waits for, of those that act unseen. */
const waited = (twin: Host, aims: readonly Aim[]): readonly Aim[] => {
  const { end, waitsFor } = twin.state.ruleset.night;
  return end === 'acted' ? aims.filter(({ role }) => waitsFor.includes(role)) : [];
};

/** A single member's first pick locks, so an open choice of theirs is nobody. */
const mayStayOpen = ({ role, members, target }: Aim): boolean =>
  isGroupRole(role) ? members.length > 1 || target === null : target === null;

/** How each role acts, so that the night ends neither earlier nor later; null where this cannot be. */
const mannersFor = (
  random: Random,
  twin: Host,
  { endsBy, kept }: Frame,
  aims: readonly Aim[],
): ((aim: Aim) => Manner) | null => {
  const waits = waited(twin, aims);
  if (endsBy === 'kept') return (aim) => (waits.includes(aim) ? 'locks' : 'free');
  if (endsBy === 'unseen') {
    if (waits.length === 0) return null;
    const last = pickOne(random, waits);
    return (aim) => (aim === last ? 'last' : waits.includes(aim) ? 'locks' : 'free');
  }
  const openOnes = waits.filter(mayStayOpen);
  if (openOnes.length === 0) return waits.length === 0 || kept.length > 1 ? () => 'free' : null;
  const left = pickOne(random, openOnes);
  return (aim) => (aim === left ? 'open' : 'free');
};

const timed = (random: Random, twin: Host, segment: Segment, aim: Aim, manner: Manner): Planned[] => {
  const picks = picksOf(random, twin.state, aim, manner);
  const times = moments(random, segment, picks.length);
  const { stage } = twin.state;
  return picks.map(({ seat, target }, index) => {
    const last = manner === 'last' && index === picks.length - 1;
    const at = last ? segment.closing.at : (times[index] ?? segment.opensAt);
    return bySeat(at, seat, { type: 'pick', stage, verb: verbOf(aim), target });
  });
};

const plan = (random: Random, twin: Host, frame: Frame): Planned[] | null => {
  const { segment, kept, endsBy } = frame;
  const { kind } = twin.state.ruleset.night;
  const aims = kind === 'every' ? aimsFor(random, twin.state, frame) : [];
  const manners = mannersFor(random, twin, frame, aims);
  if (manners === null) return null;
  const own = kept.filter((input) => input !== segment.closing);
  const unseen = aims.flatMap((aim) => {
    const manner = manners(aim);
    return timed(random, twin, segment, aim, manner).map((pick) => ({ pick, last: manner === 'last' }));
  });
  const last = unseen.filter(({ pick, last: ends }) => ends && pick.at === segment.closing.at).slice(-1);
  const others = unseen.filter((one) => !last.includes(one)).map(({ pick }) => pick);
  const closing = endsBy === 'unseen' ? last.map(({ pick }) => pick) : [segment.closing];
  return inTime([...own, ...others, ...flicker(random, segment, twin.state.seats.length)], closing);
};

/** The night lasted to its last command and brought these deaths. */
const cameOut = (twin: Host, from: number, commands: number, { deaths }: Frame): boolean => {
  const last = twin.inputs[from + commands - 1];
  const dawn = last === undefined ? undefined : dawnOf(twin.steps.slice(last.from).map(({ event }) => event));
  return dawn !== undefined && JSON.stringify(dawn.deaths) === JSON.stringify(deaths);
};

const TRIES = 40;

/** Plays a night again with other unseen picks, the same deaths and the same length; false where none is found. */
export const otherNight = (
  random: Random,
  base: Host,
  twin: Host,
  viewer: Viewer,
  segment: Segment,
): boolean => {
  const frame = frameOf(base, twin, viewer, segment);
  if (frame === null) return false;
  const from = twin.inputs.length;
  for (let tried = 0; tried < TRIES; tried += 1) {
    const planned = plan(random, twin, frame);
    if (planned === null) continue;
    play(twin, planned);
    if (cameOut(twin, from, planned.length, frame)) return true;
    twin.rewind(from);
  }
  return false;
};
