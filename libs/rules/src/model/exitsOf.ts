import type { GameEvent } from './event.js';
import type { Seat } from './seat.js';

/** Seats that go out with this event. */
export const exitsOf = (event: GameEvent): readonly Seat[] => {
  if (event.type === 'dawnBroke') return event.deaths;
  const goesOut =
    event.type === 'seatExiled' ||
    event.type === 'seatEjected' ||
    event.type === 'seatLeft' ||
    event.type === 'seatSurrendered';
  return goesOut ? [event.seat] : [];
};
