import type { Command, PickVerb, SeatCommand } from '../model/command.js';
import { livingSeats } from '../model/queries.js';
import type { Role } from '../model/role.js';
import type { GameState, Phase } from '../model/state.js';
import { below, hexBytes, pickOne } from './random.js';

export type Random = () => number;

export const anySeat = (random: Random, state: GameState): number => 1 + below(random, state.seats.length);

const maybeNobody = (random: Random, state: GameState): number | null =>
  random() < 0.1 ? null : anySeat(random, state);

export const NIGHT_VERBS: Readonly<Partial<Record<Role, PickVerb>>> = {
  killer: 'kill',
  police: 'check',
  doctor: 'heal',
  secretPolice: 'shoot',
  secretKiller: 'kill',
};

export const textOf = (random: Random) => ({ id: hexBytes(random, 4), hash: hexBytes(random, 4) });

/** Often the target of the companion who picked last: groups agree now and then. */
const nightPick = (random: Random, state: GameState, stage: number, seat: number): SeatCommand => {
  const role = state.seats[seat - 1]?.role ?? 'civilian';
  const mates = state.phase.kind === 'night' ? state.phase.picks : [];
  const last = mates.findLast((pick) => state.seats[pick.seat - 1]?.role === role);
  const target = last !== undefined && random() < 0.6 ? last.target : maybeNobody(random, state);
  return { type: 'pick', stage, verb: NIGHT_VERBS[role] ?? 'kill', target };
};

const ballotCommand = (random: Random, state: GameState, stage: number): SeatCommand => {
  const candidates = state.ballots.at(-1)?.candidates ?? [];
  const candidate = candidates.length > 0 ? pickOne(random, candidates) : anySeat(random, state);
  const nomination = state.phase.kind === 'window' && state.phase.ballot.kind === 'nomination';
  if (nomination) return { type: 'nominate', stage, candidate };
  return { type: 'castVote', stage, candidate: random() < 0.1 ? null : candidate };
};

const turnCommand = (random: Random, stage: number): SeatCommand =>
  pickOne<SeatCommand>(random, [
    { type: 'speak', stage, text: textOf(random) },
    { type: 'pass', stage },
    { type: 'pass', stage },
    random() < 0.5 ? { type: 'surrender', stage } : { type: 'callRoundPk', stage },
  ]);

/** A command of this seat that fits the phase. */
export const fittingCommand = (
  random: Random,
  state: GameState,
  stage: number,
  seat: number,
): SeatCommand => {
  const { phase } = state;
  switch (phase.kind) {
    case 'night':
      return nightPick(random, state, stage, seat);
    case 'turn':
      return turnCommand(random, stage);
    case 'extraRequest':
      return { type: 'requestSpeech', stage };
    case 'call':
      return { type: 'castVote', stage, candidate: random() < 0.15 ? null : phase.candidate };
    case 'window':
    case 'tally':
      return ballotCommand(random, state, stage);
    case 'day':
    case 'ended':
      return { type: 'pass', stage };
  }
};

/** Any command a seat can send, fitting or not; now and then it leaves. */
export const strayCommand = (random: Random, state: GameState): Command => {
  const { stage } = state;
  return pickOne<Command>(random, [
    {
      type: 'pick',
      stage,
      verb: pickOne<PickVerb>(random, ['kill', 'check', 'heal', 'shoot']),
      target: maybeNobody(random, state),
    },
    { type: 'castVote', stage, candidate: maybeNobody(random, state) },
    { type: 'nominate', stage, candidate: anySeat(random, state) },
    { type: 'requestSpeech', stage },
    { type: 'callRoundPk', stage },
    { type: 'pass', stage },
    random() < 0.1 ? { type: 'leave' } : { type: 'surrender', stage },
  ]);
};

const sleeps = (state: GameState, seat: number): boolean =>
  NIGHT_VERBS[state.seats[seat - 1]?.role ?? 'civilian'] === undefined;

const awake = (state: GameState): number[] => livingSeats(state).filter((seat) => !sleeps(state, seat));

/** Whom the phase waits for, more or less. */
export const actorsOf = (state: GameState, phase: Phase): readonly number[] => {
  if (phase.kind === 'turn') return [phase.seat];
  if (phase.kind === 'night') return awake(state);
  const dead = state.ruleset.ballot.lastNightsDead ? state.day.victims : [];
  return [...livingSeats(state), ...dead];
};
