import { describe, expect, it } from '@jest/globals';
import { Turnstile } from './turnstile.js';

describe('Turnstile', () => {
  it('lets no more in than there are places, in the order they came, whatever becomes of the work', async () => {
    const turnstile = new Turnstile(2);
    const begun: number[] = [];
    const ends: (() => void)[] = [];
    const fails = [1];
    const all = [0, 1, 2, 3].map((one) =>
      turnstile.pass(async () => {
        begun.push(one);
        await new Promise<void>((end) => ends.push(end));
        if (fails.includes(one)) throw new Error('failed');
        return one;
      }),
    );
    const settled = Promise.allSettled(all);
    expect(begun).toEqual([0, 1]);
    ends[1]!();
    await all[1]!.catch(() => undefined);
    expect(begun).toEqual([0, 1, 2]);
    ends[0]!();
    await all[0];
    expect(begun).toEqual([0, 1, 2, 3]);
    ends[2]!();
    ends[3]!();
    expect((await settled).map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
    ]);
    expect(await turnstile.pass(() => Promise.resolve('free again'))).toBe('free again');
  });
});
