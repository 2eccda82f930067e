import type { Ground } from './command.js';
import type { SanctionKind, SanctionRecord } from './record.js';
import type { Seat } from './seat.js';

export interface Sanctioned {
  readonly kind: SanctionKind;
  readonly seat: Seat | null;
  readonly ground: Ground;
  readonly points?: number;
}

/** A judge's act as the record keeps it (CLUB-21). */
export const sanctionOf = (round: number, { kind, seat, ground, points }: Sanctioned): SanctionRecord => ({
  round,
  kind,
  seat,
  offence: ground.offence,
  note: ground.note,
  points: points ?? null,
});
