import type { ResultCount } from '@killer-club/protocol';

/** What a decided game comes to; annulled games have no result. */
export const OUTCOMES = ['killers', 'draw', 'good'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Results at tables of one size. */
export interface SizeShares {
  readonly size: number;
  /** Decided games. */
  readonly n: number;
  readonly games: Readonly<Record<Outcome, number>>;
  /** Of the decided games, 0 to 1; all 0 where none was decided. */
  readonly shares: Readonly<Record<Outcome, number>>;
  readonly annulled: number;
  /** 95 % interval of the good side's share; null where no game was decided. */
  readonly goodBetween: Interval | null;
}

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Normal quantile of a 95 % interval. */
const Z = 1.959964;

/** Wilson's score interval: honest at few games and at shares near 0 and 1. */
export const wilson = (hits: number, n: number): Interval | null => {
  if (n === 0) return null;
  const share = hits / n;
  const scale = 1 + Z ** 2 / n;
  const middle = (share + Z ** 2 / (2 * n)) / scale;
  const half = (Z / scale) * Math.sqrt((share * (1 - share)) / n + Z ** 2 / (4 * n ** 2));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
};

const sumOf = (rows: readonly ResultCount[], result: ResultCount['result']): number =>
  rows.filter((row) => row.result === result).reduce((sum, { games }) => sum + games, 0);

const sharesAt = (size: number, rows: readonly ResultCount[]): SizeShares => {
  const games = {
    killers: sumOf(rows, 'killers'),
    draw: sumOf(rows, 'draw'),
    good: sumOf(rows, 'good'),
  };
  const n = games.killers + games.draw + games.good;
  const share = (count: number) => (n === 0 ? 0 : count / n);
  return {
    size,
    n,
    games,
    shares: { killers: share(games.killers), draw: share(games.draw), good: share(games.good) },
    annulled: sumOf(rows, 'annulled'),
    goodBetween: wilson(games.good, n),
  };
};

/** One entry per table size of a preset, smallest first. */
export const sharesBySize = (rows: readonly ResultCount[], preset: string | null): SizeShares[] => {
  const own = rows.filter((row) => row.preset === preset);
  const sizes = [...new Set(own.map(({ size }) => size))].sort((a, b) => a - b);
  return sizes.map((size) =>
    sharesAt(
      size,
      own.filter((row) => row.size === size),
    ),
  );
};

/** Presets that were played, the most played first. */
export const presetsPlayed = (rows: readonly ResultCount[]): (string | null)[] => {
  const games = new Map<string | null, number>();
  for (const row of rows) games.set(row.preset, (games.get(row.preset) ?? 0) + row.games);
  return [...games].sort(([, a], [, b]) => b - a).map(([preset]) => preset);
};
