import { describe, expect, it } from '@jest/globals';
import { RateLimiter } from './rate-limiter.js';

describe('RateLimiter', () => {
  it('gives a burst, then what time refills, to each key apart', () => {
    let now = 0;
    const limiter = new RateLimiter({ burst: 2, perSecond: 1 }, () => now);
    expect([limiter.take('a'), limiter.take('a'), limiter.take('a')]).toEqual([true, true, false]);
    expect(limiter.take('b')).toBe(true);
    now = 1000;
    expect([limiter.take('a'), limiter.take('a')]).toEqual([true, false]);
  });

  it('says how long until the next one, and takes back what does not count', () => {
    let now = 0;
    const limiter = new RateLimiter({ burst: 2, perSecond: 0.5 }, () => now);
    expect([limiter.spent('a'), limiter.waitMs('a')]).toEqual([0, 0]);
    limiter.take('a');
    limiter.take('a');
    expect([limiter.spent('a'), limiter.waitMs('a')]).toEqual([2, 2000]);
    now = 500;
    expect(limiter.waitMs('a')).toBe(1500);
    limiter.giveBack('a');
    expect(limiter.waitMs('a')).toBe(0);
    limiter.take('a');
    limiter.forget('a');
    expect(limiter.spent('a')).toBe(0);
  });

  it('forgets keys rather than grow without bound', () => {
    const limiter = new RateLimiter({ burst: 1, perSecond: 0 }, () => 0, 2);
    expect(['a', 'b', 'c', 'd'].map((key) => limiter.take(key))).toEqual([true, true, true, true]);
  });
});
