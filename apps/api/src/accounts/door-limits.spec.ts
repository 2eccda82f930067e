import { describe, expect, it } from '@jest/globals';
import { Refusal } from '../http/refusal.js';
import { DoorLimits } from './door-limits.js';

const HERE = '192.0.2.1';
const wrong = (): Promise<never> => Promise.reject(new Refusal(401, 'wrongNameOrPassword', 'wrong'));
const right = (): Promise<string> => Promise.resolve('in');

/** A door whose pauses pass at once on a clock of the test's. */
const door = () => {
  const time = { now: 0 };
  const pauses: number[] = [];
  const limits = new DoorLimits({
    now: () => time.now,
    pause: (ms) => {
      pauses.push(ms);
      time.now += ms;
      return Promise.resolve();
    },
  });
  const guess = (address = HERE, name = 'ann', ask: () => Promise<string> = wrong): Promise<unknown> =>
    limits.guess(address, name, ask).catch((error: unknown) => error);
  return { time, pauses, limits, guess };
};

const outcome = (told: unknown): unknown =>
  told instanceof Refusal ? (told.retryAfter === undefined ? told.code : [told.code, told.retryAfter]) : told;

describe('a wrong password', () => {
  it('is answered ever more slowly, then with how long to wait', async () => {
    const { guess, pauses, time } = door();
    const told: unknown[] = [];
    for (let tries = 1; tries <= 10; tries += 1) told.push(outcome(await guess()));
    expect(told.slice(0, 8)).toEqual(Array(8).fill('wrongNameOrPassword'));
    expect(pauses).toEqual([500, 1000, 1500, 2000, 2500]);
    // 30 s for the next try, of which the pauses took 7.5.
    expect(told.slice(8)).toEqual([
      ['tooMany', 23],
      ['tooMany', 23],
    ]);
    time.now += 22_000;
    expect(outcome(await guess())).toEqual(['tooMany', 1]);
    time.now += 501;
    expect(outcome(await guess())).toBe('wrongNameOrPassword');
  });

  it('shuts out nobody who knows the right one at another address', async () => {
    const { guess, time } = door();
    for (let minute = 0; minute < 600; minute += 1) {
      for (let tries = 0; tries < 10; tries += 1) await guess();
      time.now += 60_000;
    }
    expect(await guess('198.51.100.7', 'ann', right)).toBe('in');
  });

  it('is refused from everywhere when very many addresses guess at one name', async () => {
    const { guess } = door();
    const told: unknown[] = [];
    for (let address = 0; address < 70; address += 1)
      told.push(outcome(await guess(`10.0.0.${String(address)}`)));
    expect(told.filter((one) => one === 'wrongNameOrPassword')).toHaveLength(60);
    expect(told.at(-1)).toEqual(['tooMany', 10]);
  });

  it('holds up no guesses that come all at once for longer, and lets no more of them in', async () => {
    const { guess } = door();
    const told = await Promise.all(Array.from({ length: 20 }, () => guess()));
    expect(told.map(outcome).filter((one) => one === 'wrongNameOrPassword')).toHaveLength(8);
  });
});

describe('the right password', () => {
  it('wipes out the wrong ones before it', async () => {
    const { guess, pauses } = door();
    for (let tries = 0; tries < 7; tries += 1) await guess();
    expect(await guess(HERE, 'ann', right)).toBe('in');
    const before = pauses.length;
    await guess();
    expect(pauses).toHaveLength(before);
  });

  it('uses up nothing of its name', async () => {
    const { guess, time } = door();
    for (let tries = 0; tries < 100; tries += 1) {
      time.now += 2000;
      expect(await guess(HERE, 'ann', right)).toBe('in');
    }
  });
});

describe('signing up', () => {
  it('tells how long to wait', () => {
    const { limits } = door();
    for (let tries = 0; tries < 60; tries += 1) limits.signUp(HERE);
    expect(() => {
      limits.signUp(HERE);
    }).toThrow('wait 10 s');
  });
});
