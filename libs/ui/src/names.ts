import type { Seat } from '@killer-club/rules';

/** Members' names by seat, as far as they are known. */
export type Names = ReadonlyMap<Seat, string>;
