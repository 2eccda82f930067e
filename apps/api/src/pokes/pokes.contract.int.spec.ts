import { describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { createRedis } from '../database/redis.js';
import { testRedisUrl } from '../testing/database.js';
import { eventually } from '../testing/eventually.js';
import { InProcessPokes, PokeBus } from './in-process-pokes.js';
import type { Poke, Pokes } from './pokes.js';
import { RedisPokes } from './redis-pokes.js';

jest.setTimeout(60_000);

interface Bench {
  readonly nodes: readonly Pokes[];
  readonly close: () => Promise<void>;
}

const inProcess = (count: number): Promise<Bench> => {
  const bus = new PokeBus();
  const nodes = Array.from({ length: count }, () => new InProcessPokes(bus));
  return Promise.resolve({ nodes, close: () => Promise.resolve() });
};

const overRedis = async (url: string, count: number): Promise<Bench> => {
  const prefix = `${randomUUID()}:`;
  const connections = Array.from({ length: 2 * count }, () => createRedis(url, () => undefined));
  await Promise.all(connections.map((redis) => redis.connect()));
  const nodes = Array.from({ length: count }, (_, index) => {
    const [publisher, subscriber] = [connections[2 * index]!, connections[2 * index + 1]!];
    return new RedisPokes({ publisher, subscriber, onError: () => undefined, prefix });
  });
  const close = (): Promise<void> => {
    for (const redis of connections) redis.disconnect();
    return Promise.resolve();
  };
  return { nodes, close };
};

const contract = (open: (count: number) => Promise<Bench>): void => {
  it('reaches every node, in the order of one sender', async () => {
    const { nodes, close } = await open(3);
    const heard: Poke[][] = nodes.map(() => []);
    await Promise.all(nodes.map((node, index) => node.start((poke) => heard[index]!.push(poke))));
    for (let head = 1; head <= 5; head += 1) nodes[0]!.publish({ gameId: 'g', head });
    await eventually(() => heard[1]!.length === 5 && heard[2]!.length === 5);
    expect(heard[1]!.map(({ head }) => head)).toEqual([1, 2, 3, 4, 5]);
    expect(heard[2]).toEqual(heard[1]);
    await close();
  });

  it('no longer calls a node that has stopped', async () => {
    const { nodes, close } = await open(2);
    const heard: Poke[][] = nodes.map(() => []);
    await Promise.all(nodes.map((node, index) => node.start((poke) => heard[index]!.push(poke))));
    await nodes[1]!.stop();
    nodes[0]!.publish({ gameId: 'g', head: 1 });
    await eventually(() => heard[0]!.length === 1);
    expect(heard[1]).toEqual([]);
    await close();
  });
};

describe('pokes in the process', () => {
  contract(inProcess);
});

const redisUrl = testRedisUrl();
const withRedis = redisUrl === undefined ? describe.skip : describe;
if (redisUrl === undefined)
  console.warn('SKIPPED: pokes over Redis, as there is no redis-server on the PATH');

withRedis('pokes over Redis', () => {
  const url = redisUrl ?? '';
  contract((count) => overRedis(url, count));

  it('drops what is no poke, and does not throw when Redis is gone', async () => {
    const redis = createRedis(url, () => undefined);
    await redis.connect();
    const subscriber = createRedis(url, () => undefined);
    await subscriber.connect();
    const faults: unknown[] = [];
    const prefix = `${randomUUID()}:`;
    const pokes = new RedisPokes({
      publisher: redis,
      subscriber,
      onError: (fault) => faults.push(fault),
      prefix,
    });
    const heard: Poke[] = [];
    await pokes.start((poke) => heard.push(poke));
    await redis.publish(`${prefix}pokes`, 'not a poke');
    await eventually(() => faults.length === 1);
    redis.disconnect();
    pokes.publish({ gameId: 'g', head: 1 });
    await eventually(() => faults.length === 2);
    expect(heard).toEqual([]);
    subscriber.disconnect();
  });
});
