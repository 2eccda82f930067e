import type { EventOf, Fallen } from '../model/event.js';
import { inOpenBallot, recordWithout } from '../model/ballotRecord.js';
import type { ExitCause } from '../model/record.js';
import { GROUP_ROLES, type GroupRole } from '../model/role.js';
import type { Seat } from '../model/seat.js';
import type { GameState, OpenBallot, Phase } from '../model/state.js';
import { withSanction } from './turns.js';
import { revised } from './revised.js';

/** Marks seats as out; what hangs on a seat during a stage is `withoutSeat`'s. */
export const withExits = (state: GameState, seats: readonly Seat[], how: ExitCause): GameState =>
  seats.length === 0
    ? state
    : revised(state, {
        seats: state.seats.map((entry) =>
          seats.includes(entry.seat) ? { ...entry, exit: { how, round: state.round }, away: false } : entry,
        ),
        deadlines: state.deadlines.filter(({ id }) => !seats.some((seat) => id.startsWith(`grace:${seat}:`))),
        day: { ...state.day, exits: true },
      });

type Night = Extract<Phase, { kind: 'night' }>;

/** A lock on somebody who is gone opens again; a check already learnt stays spent (DET-22). */
const locksWithout = (night: Night, seat: Seat): Night['locked'] => {
  const stays = (role: GroupRole): boolean =>
    night.locked[role] !== seat || (role === 'police' && night.learnt);
  return Object.fromEntries(
    GROUP_ROLES.filter((role) => night.locked[role] !== undefined && stays(role)).map((role) => [
      role,
      night.locked[role],
    ]),
  );
};

const ballotWithout = (ballot: OpenBallot, seat: Seat): OpenBallot => ({
  ...ballot,
  waiting: ballot.waiting.filter((candidate) => candidate !== seat),
  pending: ballot.pending.filter((vote) => vote.candidate !== seat),
});

const phaseWithout = (phase: Phase, seat: Seat, fallen: Fallen): Phase => {
  switch (phase.kind) {
    case 'night':
      return {
        ...phase,
        picks: phase.picks.filter((pick) => !fallen.picks.includes(pick.seat)),
        locked: locksWithout(phase, seat),
      };
    case 'turn':
      return { ...phase, queue: phase.queue.filter((waiting) => waiting !== seat) };
    case 'extraRequest':
      return { ...phase, asked: phase.asked.filter((asker) => asker !== seat) };
    case 'call':
    case 'window':
    case 'tally':
      return { ...phase, ballot: ballotWithout(phase.ballot, seat) };
    case 'day':
    case 'ended':
      return phase;
  }
};

const goneOut = (state: GameState, seat: Seat, how: ExitCause, fallen: Fallen): GameState => {
  const after = withExits(state, [seat], how);
  return revised(after, {
    phase: phaseWithout(after.phase, seat, fallen),
    ballots: inOpenBallot(after.ballots, (record) => recordWithout(record, seat)),
    pause: after.pause && { ...after.pause, awaited: after.pause.awaited.filter((other) => other !== seat) },
  });
};

export const seatEjected = (state: GameState, { seat, fallen, ground }: EventOf<'seatEjected'>): GameState =>
  withSanction(goneOut(state, seat, 'ejected', fallen), { kind: 'ejected', seat, ground });

export const seatLeft = (state: GameState, event: EventOf<'seatLeft'>): GameState =>
  goneOut(state, event.seat, 'left', event.fallen);

export const seatSurrendered = (state: GameState, event: EventOf<'seatSurrendered'>): GameState =>
  goneOut(state, event.seat, 'surrendered', event.fallen);

export const seatExiled = (state: GameState, { seat }: EventOf<'seatExiled'>): GameState => {
  const after = withExits(state, [seat], 'exiled');
  return revised(after, { day: { ...after.day, exiled: seat }, latestDead: seat });
};

export const cardShown = (state: GameState, { seat }: EventOf<'cardShown'>): GameState =>
  revised(state, {
    traces: { ...state.traces, shown: [...state.traces.shown, seat] },
  });
