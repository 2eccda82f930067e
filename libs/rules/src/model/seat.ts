/** A seat's number, 1..n around the table (CON-01). */
export type Seat = number;

/** Seats 1..n in order. */
export const allSeats = (size: number): Seat[] => Array.from({ length: size }, (_, index) => index + 1);

/** The right-hand neighbour: the next higher number, n wraps to 1 (CON-01). */
export const rightOf = (seat: Seat, size: number): Seat => (seat % size) + 1;

/** All seats from `start` rightwards, once around. */
export const aroundFrom = (start: Seat, size: number): Seat[] =>
  allSeats(size).map((_, step) => ((start - 1 + step) % size) + 1);
