import { describe, expect, it } from '@jest/globals';
import type { ResultCount } from '@killer-club/protocol';
import { presetsPlayed, sharesBySize, wilson } from './shares.js';

const row = (size: number, result: ResultCount['result'], games: number, preset: string | null = 'a') => ({
  preset,
  size,
  result,
  games,
});

describe('results by table size', () => {
  it('are shares of the decided games, smallest table first', () => {
    const shares = sharesBySize(
      [row(12, 'good', 1), row(9, 'good', 6), row(9, 'killers', 3), row(9, 'draw', 1)],
      'a',
    );
    expect(shares.map(({ size, n, shares: part }) => ({ size, n, ...part }))).toEqual([
      { size: 9, n: 10, good: 0.6, killers: 0.3, draw: 0.1 },
      { size: 12, n: 1, good: 1, killers: 0, draw: 0 },
    ]);
  });

  it('add up rows of the same kind, as of two modes', () => {
    const [nine] = sharesBySize([row(9, 'good', 2), row(9, 'good', 3), row(9, 'killers', 5)], 'a');
    expect(nine).toMatchObject({ n: 10, games: { good: 5, killers: 5 }, shares: { good: 0.5 } });
  });

  it('leave annulled games out of the shares and count them apart', () => {
    const [nine] = sharesBySize([row(9, 'annulled', 4), row(9, 'killers', 1)], 'a');
    expect(nine).toMatchObject({ n: 1, annulled: 4, shares: { killers: 1, good: 0 } });
  });

  it('divide by nothing where every game was annulled', () => {
    const [nine] = sharesBySize([row(9, 'annulled', 2)], 'a');
    expect(nine).toMatchObject({ n: 0, shares: { killers: 0, draw: 0, good: 0 }, goodBetween: null });
  });

  it('keep presets apart, the nameless too', () => {
    const rows = [row(9, 'good', 1), row(9, 'killers', 2, null), row(9, 'killers', 9, 'b')];
    expect(sharesBySize(rows, null).map(({ n }) => n)).toEqual([2]);
    expect(presetsPlayed(rows)).toEqual(['b', null, 'a']);
  });
});

describe('the interval of a share', () => {
  it('is Wilson’s: 8 of 10', () => {
    const interval = wilson(8, 10);
    expect(interval?.low).toBeCloseTo(0.4902, 4);
    expect(interval?.high).toBeCloseTo(0.9433, 4);
  });

  it('stays between 0 and 1 and is wide at one game', () => {
    expect(wilson(1, 1)?.high).toBe(1);
    expect(wilson(1, 1)?.low).toBeCloseTo(0.2065, 4);
  });
});
