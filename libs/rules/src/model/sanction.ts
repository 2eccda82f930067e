import type { Ground } from './command.js';
import type { SanctionKind, SanctionRecord } from './record.js';
import type { Seat } from './seat.js';

export interface Sanctioned {
  readonly kind: SanctionKind;
  readonly seat: Seat | null;
  readonly ground: Ground;
  readonly points?: number;
}

/** A compulsory vote that was not given, by its name in the offence catalogue (MAI-02, SCO-04). */
export const MISSED_VOTE: Ground = { offence: 'missed-vote', note: null };

/** A judge's act as the record keeps it (CLUB-21). */
export const sanctionOf = (round: number, { kind, seat, ground, points }: Sanctioned): SanctionRecord => ({
  round,
  kind,
  seat,
  offence: ground.offence,
  note: ground.note,
  points: points ?? null,
});
