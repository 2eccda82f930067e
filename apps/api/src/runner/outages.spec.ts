import { describe, expect, it } from '@jest/globals';
import { ManualClock } from '../clock/manual-clock.js';
import { Outages } from './outages.js';

describe('Outages', () => {
  const make = () => {
    const clock = new ManualClock(1_000_000);
    const now = () => clock.now();
    const outages = new Outages({ now, monotonic: now, thresholdMs: 2_000 });
    const fail = () =>
      outages.attempt(() => Promise.reject(new Error('Connection terminated'))).catch(() => null);
    const succeed = () => outages.attempt(() => Promise.resolve());
    return { clock, outages, fail, succeed };
  };

  it('is the span from the first failure to the next success', async () => {
    const { clock, outages, fail, succeed } = make();
    await succeed();
    clock.advance(500);
    await fail();
    clock.advance(1_500);
    await fail();
    clock.advance(1_500);
    await succeed();
    expect(outages.list).toEqual([{ since: 1_000_500, until: 1_003_500 }]);
  });

  it('passes over a short failure and over a quiet time', async () => {
    const { clock, outages, fail, succeed } = make();
    await fail();
    clock.advance(2_000);
    await succeed();
    clock.advance(60_000);
    await succeed();
    expect(outages.list).toEqual([]);
  });

  it('counts an attempt that hung before it succeeded', async () => {
    const { clock, outages } = make();
    await outages.attempt(() => {
      clock.advance(3_000);
      return Promise.resolve();
    });
    expect(outages.list).toEqual([{ since: 1_000_000, until: 1_003_000 }]);
  });

  it('knows an outage once and forgets those of yesterday', () => {
    const { clock, outages } = make();
    outages.add({ since: 1, until: clock.now() });
    outages.add({ since: 1, until: clock.now() });
    expect(outages.list).toHaveLength(1);
    clock.advance(24 * 3_600_000);
    outages.add({ since: 2, until: clock.now() });
    expect(outages.list).toEqual([{ since: 2, until: clock.now() }]);
  });
});
