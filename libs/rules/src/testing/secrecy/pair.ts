import type { Viewer } from '../../model/audience.js';
import { mayKill } from '../../ruleset/nightActs.js';
import { PRESETS, type PresetName } from '../../ruleset/presets.js';
import { Host } from '../host.js';
import { below, pickOne, seededRandom } from '../random.js';
import { playRandomGame } from '../randomGame.js';
import type { Random } from '../randomCommand.js';
import { partingClaim } from './claims.js';
import { otherDay } from './otherDay.js';
import { otherNight } from './otherNight.js';
import { otherRoles } from './otherRoles.js';
import { segmentsOf, type Segment } from './segments.js';
import { kindsAt, seatOfViewer, viewerOf, type Kind } from './viewers.js';

/** A played game and its twin, for one viewer: until the given steps both were alike to them. */
export interface Pair {
  readonly seed: number;
  readonly preset: PresetName;
  readonly kind: Kind;
  readonly viewer: Viewer;
  readonly base: Host;
  readonly twin: Host;
  readonly until: { readonly base: number; readonly twin: number };
}

const firstVictims = (base: Host): readonly number[] =>
  base.events.flatMap((event) => (event.type === 'dawnBroke' ? [event.deaths] : []))[0] ?? [];

/** Shown to whoever may kill; to others it may be another seat that did not die that night (CLUB-11). */
const otherProtected = (random: Random, base: Host, viewer: Viewer): readonly number[] => {
  const own = seatOfViewer(viewer);
  const role = own === null ? undefined : base.state.seats[own - 1]?.role;
  if (role !== undefined && mayKill(role)) return base.state.protectedSeats;
  const dead = firstVictims(base);
  const others = base.state.seats.map(({ seat }) => seat).filter((seat) => !dead.includes(seat));
  return random() < 0.5 ? [] : [pickOne(random, others)];
};

const twinOf = (random: Random, base: Host, viewer: Viewer): Host => {
  const { ruleset, lots, firstSpeaker } = base.state;
  return Host.start({
    ruleset,
    seed: lots.seed,
    firstSpeaker,
    protectedSeats: otherProtected(random, base, viewer),
    roles: otherRoles(random, base, viewer),
  });
};

const again = (random: Random, base: Host, twin: Host, viewer: Viewer, segment: Segment): boolean =>
  segment.kind === 'night'
    ? otherNight(random, base, twin, viewer, segment)
    : otherDay(random, base, twin, viewer, segment);

/** Plays the game again, stage by stage, until it is over or others' cards forbid to go on. */
const playedAgain = (random: Random, base: Host, viewer: Viewer): Pick<Pair, 'twin' | 'until'> => {
  const twin = twinOf(random, base, viewer);
  let until = base.inputs[0]?.from ?? 0;
  for (const segment of segmentsOf(base)) {
    if (twin.over || !again(random, base, twin, viewer, segment)) break;
    until = segment.closing.to;
  }
  const parting = partingClaim(base, twin, viewer);
  return { twin, until: parting ?? { base: until, twin: twin.steps.length } };
};

const FIXED_NIGHTS = 0.3;

/** A game of two or three rounds; at some tables the nights last their whole time (DET-28). */
const gameOf = (random: Random, preset: PresetName): Host => {
  const ruleset = PRESETS[preset];
  const fixed = { ...ruleset, night: { ...ruleset.night, end: 'fixed' as const } };
  return playRandomGame({
    seed: below(random, 2 ** 32),
    ruleset: random() < FIXED_NIGHTS ? fixed : ruleset,
    unrest: 0,
    pace: 14,
    rounds: random() < 0.7 ? 2 : 3,
  });
};

/** One game with a twin for a viewer of each kind; null where nobody of the kind is at the table. */
export const drawPairs = (seed: number, preset: PresetName): (Pair | null)[] => {
  const random = seededRandom(seed);
  const base = gameOf(random, preset);
  return kindsAt(preset, seed).map((kind) => {
    const viewer = viewerOf(random, base, kind);
    return viewer && { seed, preset, kind, viewer, base, ...playedAgain(random, base, viewer) };
  });
};
