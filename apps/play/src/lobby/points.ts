import type { LedgerEntry } from '@killer-club/protocol';

export const pointsOf = (entries: readonly Pick<LedgerEntry, 'points'>[]): number =>
  entries.reduce((sum, { points }) => sum + points, 0);
