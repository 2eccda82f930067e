import type { Person } from '@killer-club/protocol';
import type { Seat } from '@killer-club/rules';

/** Who sits where. A seat without a name is shown by its number alone. */
export type Names = ReadonlyMap<Seat, Person>;

export const NO_NAMES: Names = new Map();

export const namesOf = (seats: readonly { readonly seat: Seat; readonly person: Person }[]): Names =>
  new Map(seats.map(({ seat, person }) => [seat, person]));
