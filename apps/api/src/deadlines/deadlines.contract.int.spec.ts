import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { ManualClock } from '../clock/manual-clock.js';
import { createRedis } from '../database/redis.js';
import { testRedisUrl } from '../testing/database.js';
import type { Deadlines, Outcome } from './deadlines.js';
import { InProcessDeadlines } from './in-process-deadlines.js';
import { RedisDeadlines } from './redis-deadlines.js';

jest.setTimeout(60_000);

interface Bench {
  readonly clock: ManualClock;
  readonly deadlines: Deadlines;
  /** Moves time and waits until what fell due was asked. */
  readonly advance: (ms: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

const inProcess = (): Promise<Bench> => {
  const clock = new ManualClock();
  const deadlines = new InProcessDeadlines({ clock, timers: clock });
  const advance = async (ms: number): Promise<void> => {
    clock.advance(ms);
    await settled();
  };
  return Promise.resolve({ clock, deadlines, advance, close: () => deadlines.stop() });
};

/** Time is the test's here too: nothing is looked at until `advance` does. */
const overRedis = async (
  url: string,
  prefix = `${randomUUID()}:`,
  clock = new ManualClock(),
): Promise<Bench & { readonly deadlines: RedisDeadlines }> => {
  const redis = createRedis(url, () => undefined);
  await redis.connect();
  const timers = { after: () => () => undefined };
  const deadlines = new RedisDeadlines({ redis, clock, timers, onError: () => undefined, prefix });
  const advance = async (ms: number): Promise<void> => {
    await deadlines.idle();
    clock.advance(ms);
    await deadlines.poll();
    await deadlines.idle();
  };
  const close = async (): Promise<void> => {
    await deadlines.stop();
    redis.disconnect();
  };
  return { clock, deadlines, advance, close };
};

const contract = (open: () => Promise<Bench>): void => {
  let bench: Bench;
  let asked: string[];
  let outcome: () => Promise<Outcome>;

  beforeEach(async () => {
    bench = await open();
    asked = [];
    outcome = () => Promise.resolve('done');
    await bench.deadlines.start((gameId, id) => {
      asked.push(`${gameId} ${id}`);
      return outcome();
    });
  });

  afterEach(() => bench.close());

  const arm = (gameId: string, id: string, inMs: number, order = 1): void => {
    bench.deadlines.arm(gameId, { id, at: bench.clock.now() + inMs, order });
  };

  it('asks at the deadline, not before, and once', async () => {
    arm('g', 'stage:1', 1_000);
    await bench.advance(999);
    expect(asked).toEqual([]);
    await bench.advance(1);
    expect(asked).toEqual(['g stage:1']);
    await bench.advance(60_000);
    expect(asked).toHaveLength(1);
  });

  it('asks for each game on its own', async () => {
    arm('a', 'stage:1', 300);
    arm('b', 'stage:7', 100);
    arm('c', 'grace:2:1', 900);
    await bench.advance(100);
    await bench.advance(200);
    expect(asked).toEqual(['b stage:7', 'a stage:1']);
  });

  it('lets a newer deadline take the place of an older, never the other way round', async () => {
    arm('g', 'stage:1', 100, 1);
    arm('g', 'stage:2', 500, 2);
    arm('g', 'stage:1', 100, 1);
    await bench.advance(100);
    expect(asked).toEqual([]);
    await bench.advance(400);
    expect(asked).toEqual(['g stage:2']);
  });

  it('takes an earlier moment for a newer deadline', async () => {
    arm('g', 'stage:1', 5_000, 1);
    arm('g', 'dawn:1', 50, 2);
    await bench.advance(50);
    expect(asked).toEqual(['g dawn:1']);
  });

  it('forgets what was disarmed, unless a newer deadline stands', async () => {
    arm('gone', 'stage:1', 100, 3);
    bench.deadlines.disarm('gone', 4);
    arm('kept', 'stage:2', 100, 9);
    bench.deadlines.disarm('kept', 8);
    await bench.advance(100);
    expect(asked).toEqual(['kept stage:2']);
  });

  it('asks again when it could not be dealt with', async () => {
    outcome = () => Promise.resolve('later');
    arm('g', 'stage:1', 100);
    await bench.advance(100);
    outcome = () => Promise.reject(new Error('PostgreSQL is away'));
    await bench.advance(1_000);
    outcome = () => Promise.resolve('done');
    await bench.advance(1_000);
    await bench.advance(60_000);
    expect(asked).toEqual(['g stage:1', 'g stage:1', 'g stage:1']);
  });

  it('keeps the next deadline that was armed while the last was dealt with', async () => {
    outcome = () => {
      if (asked.length === 1) arm('g', 'stage:2', 200, 2);
      return Promise.resolve('done');
    };
    arm('g', 'stage:1', 100);
    await bench.advance(100);
    await bench.advance(200);
    expect(asked).toEqual(['g stage:1', 'g stage:2']);
  });

  it('asks at once for what is overdue when armed', async () => {
    arm('g', 'stage:1', -5_000);
    await bench.advance(0);
    expect(asked).toEqual(['g stage:1']);
  });

  it('is quiet after its end', async () => {
    arm('g', 'stage:1', 100);
    await bench.deadlines.stop();
    await bench.advance(100);
    expect(asked).toEqual([]);
  });
};

describe('deadlines in the process', () => {
  contract(inProcess);

  it('reaches beyond the longest timer of the machine, and wakes no earlier', async () => {
    const { clock, deadlines, advance } = await inProcess();
    const asked: string[] = [];
    deadlines.arm('g', { id: 'stage:1', at: clock.now() + 2 ** 32, order: 1 });
    await deadlines.start((_, id) => {
      asked.push(id);
      return Promise.resolve('done');
    });
    await advance(2 ** 32 - 1);
    expect(asked).toEqual([]);
    await advance(1);
    expect(asked).toEqual(['stage:1']);
  });
});

const redisUrl = testRedisUrl();
const withRedis = redisUrl === undefined ? describe.skip : describe;
if (redisUrl === undefined)
  console.warn('SKIPPED: deadlines over Redis, as there is no redis-server on the PATH');

withRedis('deadlines over Redis', () => {
  const url = redisUrl ?? '';
  contract(() => overRedis(url));

  it('wakes each game on one node only, and on another when the first dies with its claim', async () => {
    const clock = new ManualClock();
    const prefix = `${randomUUID()}:`;
    const [one, two] = [await overRedis(url, prefix, clock), await overRedis(url, prefix, clock)];
    const asked: string[] = [];
    let revive: (outcome: Outcome) => void = () => undefined;
    await one.deadlines.start((gameId) => {
      asked.push(`one ${gameId}`);
      return new Promise((resolve) => {
        revive = resolve;
      });
    });
    await two.deadlines.start((gameId) => {
      asked.push(`two ${gameId}`);
      return Promise.resolve('done');
    });
    two.deadlines.arm('g', { id: 'stage:1', at: clock.now() + 100, order: 1 });
    await two.deadlines.idle();
    clock.advance(100);
    await one.deadlines.poll();
    await two.advance(0);
    expect(asked).toEqual(['one g']);
    await two.advance(15_000);
    expect(asked).toEqual(['one g', 'two g']);
    revive('done');
    await Promise.all([one.close(), two.close()]);
  });

  it('survives an emptied Redis: the sweeper arms anew', async () => {
    const prefix = `${randomUUID()}:`;
    const bench = await overRedis(url, prefix);
    const asked: string[] = [];
    await bench.deadlines.start((_, id) => {
      asked.push(id);
      return Promise.resolve('done');
    });
    bench.deadlines.arm('g', { id: 'stage:1', at: bench.clock.now() + 100, order: 5 });
    await bench.advance(0);
    const redis = createRedis(url, () => undefined);
    await redis.connect();
    await redis.del(`${prefix}deadlines`, `${prefix}deadlines:what`);
    redis.disconnect();
    bench.deadlines.arm('g', { id: 'stage:1', at: bench.clock.now() + 100, order: 5 });
    await bench.advance(100);
    expect(asked).toEqual(['stage:1']);
    await bench.close();
  });
});
