import type { EventOf } from '../model/event.js';
import type { GameState } from '../model/state.js';
import { pausable, without } from './deadlines.js';
import { withSanction } from './turns.js';
import { revised } from './revised.js';

const setAway = (state: GameState, seat: number, away: boolean): GameState =>
  revised(state, {
    seats: state.seats.map((entry) => (entry.seat === seat ? { ...entry, away } : entry)),
  });

const withoutGrace = (state: GameState, seat: number): GameState =>
  revised(state, {
    deadlines: state.deadlines.filter(({ id }) => !id.startsWith(`grace:${seat}:`)),
  });

export const gamePaused = (state: GameState, event: EventOf<'gamePaused'>): GameState => {
  const stopped = pausable(state).map(({ id }) => id);
  const running = state.deadlines.filter(({ id }) => !stopped.includes(id));
  const paused: GameState = revised(state, {
    pause: { cause: event.cause, held: event.held, awaited: event.awaited },
    deadlines: [...running, event.deadline],
    issued: state.issued + 1,
  });
  return event.ground === null
    ? paused
    : withSanction(paused, { kind: 'paused', seat: null, ground: event.ground });
};

export const gameResumed = (state: GameState, { deadlines }: EventOf<'gameResumed'>): GameState =>
  revised(state, {
    pause: null,
    deadlines: [...state.deadlines.filter(({ id }) => !id.startsWith('pause:')), ...deadlines],
  });

export const clockHeld = (state: GameState, { deadlines }: EventOf<'clockHeld'>): GameState =>
  revised(state, {
    deadlines,
  });

export const connectionLost = (
  state: GameState,
  { seat, deadline }: EventOf<'connectionLost'>,
): GameState => {
  const after = setAway(withoutGrace(state, seat), seat, true);
  return revised(after, {
    deadlines: [...without(after.deadlines, deadline.id), deadline],
    issued: after.issued + 1,
  });
};

export const connectionRegained = (state: GameState, { seat }: EventOf<'connectionRegained'>): GameState => {
  const after = setAway(withoutGrace(state, seat), seat, false);
  return revised(after, {
    pause: after.pause && { ...after.pause, awaited: after.pause.awaited.filter((other) => other !== seat) },
  });
};

export const judgeSeated = (state: GameState, { judge }: EventOf<'judgeSeated'>): GameState =>
  revised(state, {
    judge,
  });

export const judgeLeft = (state: GameState): GameState => revised(state, { judge: null });
