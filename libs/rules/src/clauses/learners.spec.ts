import { describe, expect, it } from '@jest/globals';
import type { Host } from '../testing/host.js';
import { ballot, eject, passAll } from '../testing/nine.js';
import { night, pick, sit } from '../testing/play.js';
import { viewFor } from '../view/viewFor.js';

const table = (): Host => sit('police', 'K K P P P C C C C C C');

const learners = (host: Host) => host.state.checks.at(-1)?.learners;
const checksOf = (host: Host, seat: number) => viewFor(host.state, { kind: 'seat', seat }).checks.length;

describe('who learns a check (DET-04, DET-24)', () => {
  it('DET-04: an officer ordered out or gone before it is learnt does not, locked or at the night’s end', () => {
    for (const last of [1, 6]) {
      const host = table();
      pick(host, 3, 1);
      pick(host, 4, 1);
      eject(host, 3);
      night(host, [4, 1], [5, last]);
      expect([learners(host), checksOf(host, 3), checksOf(host, 5)]).toEqual([[4, 5], 0, 1]);
    }
    const gone = table();
    gone.seat(5, { type: 'leave' });
    night(gone, [3, 1], [4, 1]);
    expect(learners(gone)).toEqual([3, 4]);
  });

  it('DET-04: one who dies that dawn does, one ordered out once it is learnt keeps it', () => {
    const host = table();
    night(host, [1, 3], [2, 3], [3, 1], [4, 1]);
    expect([learners(host), checksOf(host, 3)]).toEqual([[3, 4, 5], 1]);
    const out = table();
    for (const seat of [3, 4, 5]) pick(out, seat, 1);
    eject(out, 3);
    expect(checksOf(out, 3)).toBe(1);
  });

  it('DET-24: the dead of days before keep their checks and learn no more', () => {
    const host = table();
    night(host, [1, 3], [2, 3], [3, 1], [4, 1], [5, 1]);
    passAll(host);
    ballot(host, { 1: 4 });
    passAll(host);
    night(host, [5, 2]);
    expect(learners(host)).toEqual([5]);
    expect([3, 4, 5].map((seat) => checksOf(host, seat))).toEqual([1, 1, 2]);
    expect(viewFor(host.state, { kind: 'seat', seat: 3 }).seats[0]?.known).toEqual({
      identity: 'killer',
      by: 'check',
    });
  });
});
