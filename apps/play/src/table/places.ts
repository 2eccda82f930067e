import type { Person, TableView } from '@killer-club/protocol';

export interface Place {
  readonly seat: number;
  readonly person: Person | null;
  readonly isReady: boolean;
}

/** Every seat of a table, taken or not, in order. */
export const seatsAt = ({ size, seats, check }: TableView): Place[] =>
  Array.from({ length: size }, (_, index) => {
    const seat = index + 1;
    const person = seats.find((taken) => taken.seat === seat)?.person ?? null;
    return { seat, person, isReady: person !== null && check?.ready.includes(person.id) === true };
  });
