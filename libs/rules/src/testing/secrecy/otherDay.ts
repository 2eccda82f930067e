import type { Viewer } from '../../model/audience.js';
import type { BallotKind } from '../../model/record.js';
import type { GameState } from '../../model/state.js';
import { isCompulsory } from '../../ruleset/tally.js';
import type { Host, Input } from '../host.js';
import { pickOne } from '../random.js';
import type { Random } from '../randomCommand.js';
import { shuffled } from './otherRoles.js';
import { bySeat, flicker, inTime, moments, play, type Planned } from './planned.js';
import { eventsOf, isOf, isTaken, type Segment } from './segments.js';

/** A claim that changed nothing is its caller's secret (MAI-06). */
const isSecretClaim = (base: Host, { command, from }: Input): boolean => {
  const event = base.steps[from]?.event;
  return command.type === 'callRoundPk' && event?.type === 'roundPkCalled' && event.candidates === null;
};

/** What others' cards decide before everybody's eyes: the twin's cannot be held to it. */
const turnsOnCards = (base: Host, viewer: Viewer, segment: Segment): boolean =>
  segment.inputs.some(
    (input) =>
      !isOf(viewer, input) &&
      isTaken(input) &&
      (input.command.type === 'surrender' ||
        (input.command.type === 'callRoundPk' && !isSecretClaim(base, input))),
  );

const keptOf = (base: Host, viewer: Viewer, { inputs, closing }: Segment): Input[] =>
  inputs.filter(
    (input) => input !== closing && (isOf(viewer, input) || (isTaken(input) && !isSecretClaim(base, input))),
  );

const isLeaving = ({ command }: Input): boolean => command.type === 'leave';

interface Votes {
  readonly seat: number;
  readonly candidates: readonly number[];
}

/** Whom each of the others' votes or marks stood for when the call or window closed. */
const votesAtClose = (base: Host, viewer: Viewer, segment: Segment): Votes[] => {
  const calls = eventsOf(base, segment).flatMap((event) => {
    if (event.type === 'callClosed') return [{ candidate: event.candidate, voters: event.voters }];
    return event.type === 'windowClosed' ? event.calls : [];
  });
  const own = viewer.kind === 'seat' ? viewer.seat : 0;
  const voters = [...new Set(calls.flatMap((call) => call.voters))].filter((seat) => seat !== own);
  return voters.map((seat) => ({
    seat,
    candidates: calls.filter((call) => call.voters.includes(seat)).map(({ candidate }) => candidate),
  }));
};

type Vote = { readonly type: 'castVote' | 'nominate'; readonly candidate: number | null };

/** Votes that leave nothing behind: cast and taken back, marked twice, overruled by the one that stands. */
const changesOfMind = (random: Random, state: GameState, kind: BallotKind, stands: number[]): Vote[] => {
  if (random() < 0.6) return [];
  const { phase } = state;
  const candidate =
    phase.kind === 'call' ? phase.candidate : pickOne(random, state.ballots.at(-1)?.candidates ?? [1]);
  if (kind === 'nomination' && !stands.includes(candidate))
    return [
      { type: 'nominate', candidate },
      { type: 'nominate', candidate },
    ];
  if (kind === 'nomination' || isCompulsory(state.ruleset, kind)) return [];
  return [
    { type: 'castVote', candidate },
    { type: 'castVote', candidate: null },
  ];
};

const votesOf = (random: Random, twin: Host, segment: Segment, { seat, candidates }: Votes): Planned[] => {
  const { state } = twin;
  const kind = state.ballots.at(-1)?.kind ?? 'first';
  const type = kind === 'nomination' ? 'nominate' : 'castVote';
  const standing = shuffled(random, candidates).map((candidate): Vote => ({ type, candidate }));
  const votes = [...changesOfMind(random, state, kind, [...candidates]), ...standing];
  const times = moments(random, segment, votes.length);
  return votes.flatMap(({ type: verb, candidate }, index) => {
    const at = times[index] ?? segment.opensAt;
    if (verb === 'castVote') return [bySeat(at, seat, { type: verb, stage: state.stage, candidate })];
    return candidate === null ? [] : [bySeat(at, seat, { type: verb, stage: state.stage, candidate })];
  });
};

/** Others' votes in another order, at other times, after other thoughts. */
const otherVotes = (random: Random, twin: Host, segment: Segment, votes: readonly Votes[]): Planned[] =>
  shuffled(random, votes).flatMap((vote) => votesOf(random, twin, segment, vote));

const otherAsks = (random: Random, segment: Segment, asks: readonly Input[]): Planned[] => {
  const times = moments(random, segment, asks.length);
  return shuffled(random, asks).map(({ actor, command }, index) => ({
    at: times[index] ?? segment.opensAt,
    actor,
    command,
  }));
};

/** The stage's commands with what the viewer may not know changed. */
const changed = (random: Random, base: Host, twin: Host, viewer: Viewer, segment: Segment): Planned[] => {
  const kept = keptOf(base, viewer, segment);
  if (segment.inputs.some((input) => isLeaving(input) && isTaken(input))) return kept;
  const own = kept.filter((input) => isOf(viewer, input));
  if (segment.kind === 'call' || segment.kind === 'window')
    return [...own, ...otherVotes(random, twin, segment, votesAtClose(base, viewer, segment))];
  if (segment.kind !== 'extraRequest') return kept;
  return [
    ...own,
    ...otherAsks(
      random,
      segment,
      kept.filter((input) => !isOf(viewer, input)),
    ),
  ];
};

/** Plays a stage of the day again; false where others' cards decide it. */
export const otherDay = (
  random: Random,
  base: Host,
  twin: Host,
  viewer: Viewer,
  segment: Segment,
): boolean => {
  if (turnsOnCards(base, viewer, segment)) return false;
  const planned = [
    ...changed(random, base, twin, viewer, segment),
    ...flicker(random, segment, twin.state.seats.length),
  ];
  play(twin, inTime(planned, [segment.closing]));
  return true;
};
