import type { Deadline } from './deadline.js';
import type { BallotRecord } from './record.js';
import type { Role } from './role.js';
import type { Seat } from './seat.js';
import type { GameState, OpenBallot, SeatState } from './state.js';

export const seatOf = (state: GameState, seat: Seat): SeatState | undefined => state.seats[seat - 1];

export const isAlive = (state: GameState, seat: Seat): boolean => seatOf(state, seat)?.exit === null;

export const livingSeats = (state: GameState): Seat[] =>
  state.seats.filter((entry) => entry.exit === null).map((entry) => entry.seat);

export const livingOf = (state: GameState, role: Role): Seat[] =>
  state.seats.filter((entry) => entry.exit === null && entry.role === role).map((entry) => entry.seat);

export const isOver = (state: GameState): boolean => state.phase.kind === 'ended';

/** The clock of the present stage; null while paused or ended. */
export const stageDeadline = (state: GameState): Deadline | null =>
  state.deadlines.find((deadline) => deadline.id.startsWith('stage:')) ?? null;

export const isDawn = ({ id }: { readonly id: string }): boolean => id.startsWith('dawn:');

/** Every group has locked and dawn has its time, also while a pause holds it (DET-28). */
export const isDawnScheduled = ({ deadlines, pause }: GameState): boolean =>
  [...deadlines, ...(pause?.held ?? [])].some(isDawn);

/** The deadline that comes first; null when none runs. */
export const nextDeadline = (state: GameState): Deadline | null =>
  state.deadlines.reduce<Deadline | null>(
    (first, deadline) => (first === null || deadline.at < first.at ? deadline : first),
    null,
  );

/** The ballot that is open or was closed last. */
export const latestBallot = (state: GameState): BallotRecord | undefined => state.ballots.at(-1);

/** The hidden part of the open ballot; null when none is open. */
export const openBallotOf = ({ phase }: GameState): OpenBallot | null =>
  phase.kind === 'call' || phase.kind === 'window' || phase.kind === 'tally' ? phase.ballot : null;

/** Whether votes are taken now. */
export const isVoting = ({ phase }: GameState): boolean => phase.kind === 'call' || phase.kind === 'window';

/** Who votes in this round: the living, and last night's dead where the ruleset lets them (SKV-10, CLUB-15). */
export const votersOf = (state: GameState): Seat[] => {
  const dead = state.ruleset.ballot.lastNightsDead ? state.day.victims : [];
  return state.seats.filter(({ seat, exit }) => exit === null || dead.includes(seat)).map(({ seat }) => seat);
};

/** Voters who have no vote left in the open ballot: theirs was voided (DET-14). */
export const voidedVoters = (state: GameState): readonly Seat[] => {
  const ballot = openBallotOf(state);
  return ballot === null ? [] : [...ballot.voided, ...ballot.struck.map(({ seat }) => seat)];
};

/** Who is tied or in the circle now: the last ballot's, those who are still there (DET-08). */
export const standingSeats = (state: GameState): Seat[] => {
  const outcome = latestBallot(state)?.outcome;
  return outcome?.kind === 'tied' || outcome?.kind === 'circle'
    ? outcome.seats.filter((seat) => isAlive(state, seat))
    : [];
};

/** The living of these seats, in the day's order. */
export const inDayOrder = (state: GameState, seats: readonly Seat[]): Seat[] =>
  state.day.order.filter((seat) => seats.includes(seat) && isAlive(state, seat));

/** The clock everybody sees: the pause's limit while paused, else the stage's end. */
export const shownClock = (state: GameState): number | null => {
  const id = state.pause === null ? 'stage:' : 'pause:';
  return state.deadlines.find((deadline) => deadline.id.startsWith(id))?.shown ?? null;
};
