import type { GameEvent } from './event.js';
import type { Seat } from './seat.js';

/** Seats that go out with this event. */
export const exitsOf = (event: GameEvent): readonly Seat[] => {
  switch (event.type) {
    case 'dawnBroke':
      return event.deaths;
    case 'seatExiled':
    case 'seatEjected':
    case 'seatLeft':
    case 'seatSurrendered':
      return [event.seat];
    default:
      return [];
  }
};
