import { describe, expect, it } from '@jest/globals';
import { ManualClock } from './manual-clock.js';
import { PostgresClock } from './postgres-clock.js';
import { ScaledClock } from './scaled-clock.js';

describe('PostgresClock', () => {
  /** A process whose monotonic time stands at `mono`, and a server that is `ahead` of it. */
  const bench = (ahead: number) => {
    const world = { mono: 1_000, ahead, delays: [] as number[] };
    const clock = new PostgresClock({
      monotonic: () => world.mono,
      serverTime: () => {
        const delay = world.delays.shift() ?? 2;
        // The answer is made half way; the rest of the delay is the way back.
        world.mono += delay / 2;
        const time = world.mono + world.ahead;
        world.mono += delay / 2;
        return Promise.resolve(time);
      },
    });
    return { world, clock };
  };

  it("carries PostgreSQL's time by the monotonic clock", async () => {
    const { world, clock } = bench(5_000_000);
    await clock.measure();
    expect(clock.now()).toBe(world.mono + 5_000_000);
    world.mono += 12_345;
    expect(clock.now()).toBe(world.mono + 5_000_000);
  });

  it('believes the sample with the shortest round trip', async () => {
    const { world, clock } = bench(0);
    let asked = 0;
    const skewed = new PostgresClock({
      monotonic: () => world.mono,
      serverTime: () => {
        asked += 1;
        // Slow answers are all way back: half the round trip misjudges them.
        const delay = asked === 3 ? 2 : 400;
        world.mono += asked === 3 ? 1 : 0;
        const time = world.mono + 7_000;
        world.mono += asked === 3 ? 1 : delay;
        return Promise.resolve(time);
      },
    });
    await skewed.measure();
    expect(skewed.now()).toBe(world.mono + 7_000);
    expect(() => clock.now()).toThrow();
  });

  it("waits out a small step back and follows a jump of PostgreSQL's", async () => {
    const { world, clock } = bench(5_000_000);
    await clock.measure();
    const before = clock.now();
    world.ahead -= 400;
    await clock.measure();
    expect(clock.now()).toBe(before);
    world.ahead -= 3_600_000;
    await clock.measure();
    expect(clock.now()).toBe(world.mono + world.ahead);
  });
});

describe('ScaledClock', () => {
  it('runs faster from where it began', () => {
    const source = new ManualClock(1_000);
    const clock = new ScaledClock(source, 20);
    source.advance(50);
    expect(clock.now()).toBe(2_000);
  });

  it('goes on from where an earlier process had come to, never back', () => {
    const source = new ManualClock(1_000);
    const clock = new ScaledClock(source, 20, 60_000);
    source.advance(50);
    expect(clock.now()).toBe(61_000);
    expect(new ScaledClock(source, 20, 500).now()).toBe(1_050);
  });
});

describe('ManualClock', () => {
  it('fires what falls due on the way, in order, at its time', () => {
    const clock = new ManualClock(0);
    const fired: string[] = [];
    const at = (name: string) => () => fired.push(`${name} at ${clock.now()}`);
    clock.after(200, at('late'));
    clock.after(100, () => {
      at('early')();
      clock.after(50, at('chained'));
    });
    clock.after(120, at('cancelled'))();
    clock.advance(250);
    expect(fired).toEqual(['early at 100', 'chained at 150', 'late at 200']);
    expect(clock.now()).toBe(250);
  });
});
