import type { Seat } from '@killer-club/rules';

/** What a tap on a seat does. */
export interface Taps {
  /** Seats that can be tapped. */
  readonly open: ReadonlySet<Seat>;
  /** Seats that stand as tapped. */
  readonly picked: ReadonlySet<Seat>;
  /** A few characters on a seat. */
  readonly marks: ReadonlyMap<Seat, string>;
  readonly onPick: (seat: Seat) => void;
}
