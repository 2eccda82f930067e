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

  it('forgets keys rather than grow without bound', () => {
    const limiter = new RateLimiter({ burst: 1, perSecond: 0 }, () => 0, 2);
    expect(['a', 'b', 'c', 'd'].map((key) => limiter.take(key))).toEqual([true, true, true, true]);
  });
});
