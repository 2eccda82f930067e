import { describe, expect, it } from '@jest/globals';
import { clockFigures, leftOf, partLeft } from './stage-time.js';
import { TestTable } from './testing/table.js';

describe('the clock of a stage', () => {
  it('shows minutes only while there are any, and a second until it is over', () => {
    expect([60_000, 59_001, 59_000, 1, 0].map(clockFigures)).toEqual(['1:00', '1:00', '59', '1', '0']);
  });

  it('counts to the server’s deadline, never below nothing', () => {
    const view = new TestTable().view(1);
    const until = view.until ?? 0;
    expect(leftOf(view, until - 5000)).toBe(5000);
    expect(leftOf(view, until + 5000)).toBe(0);
  });

  it('knows which part of the stage is left, also at a slow table', () => {
    const view = new TestTable().view(1);
    const half = (view.ruleset.seconds.night * 1000) / 2;
    expect(partLeft(view, half)).toBe(0.5);
    expect(partLeft({ ...view, clockFactor: 2 }, half)).toBe(0.25);
    expect(partLeft(view, half * 9)).toBe(1);
    expect(partLeft({ ...view, paused: 'judge' }, half)).toBeNull();
  });
});
