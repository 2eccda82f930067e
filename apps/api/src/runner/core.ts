import { randomUUID } from 'node:crypto';
import type { GameState } from '@killer-club/rules';
import type { Pool } from 'pg';
import { z } from 'zod';
import type { ClubClock } from '../clock/club-clock.js';
import { PostgresClock } from '../clock/postgres-clock.js';
import { ScaledClock } from '../clock/scaled-clock.js';
import { checkDurability } from '../database/durability.js';
import { createPool } from '../database/pool.js';
import { NodeLife } from '../deadlines/node-life.js';
import { NodeRepository } from '../deadlines/node.repository.js';
import { Sweeper } from '../deadlines/sweeper.js';
import { Ticker } from '../deadlines/ticker.js';
import { SettlementRepository } from '../settlement/settlement.repository.js';
import { Settler, type ScoreLine } from '../settlement/settler.js';
import { PostgresEventStore } from './event-store.repository.js';
import type { GameRules } from './game-rules.js';
import { causeOf, type Log } from './log.js';
import { Outages } from './outages.js';
import { unknownKinds } from './readable.js';
import { Runner } from './runner.js';
import { wire } from './wiring.js';

export interface CoreConfig {
  readonly databaseUrl: string;
  /** Null: this is the only process of the club. */
  readonly redisUrl: string | null;
  readonly rules: GameRules;
  readonly score: (state: GameState) => readonly ScoreLine[];
  readonly logger: Log;
  /** The demo's speed: milliseconds of the club's clock in a real one. */
  readonly pace?: number;
  /** For tests alone: start on a PostgreSQL that may forget. */
  readonly unsafeDurability?: boolean;
  readonly redisPrefix?: string;
  readonly poolSize?: number;
}

/** Everything behind the gateway, put together and running. */
export interface ServerCore {
  /** For everything but the games' log. */
  readonly pool: Pool;
  readonly clock: ClubClock;
  readonly runner: Runner;
  /** Null when the node can serve, else why it cannot; no secret in it. */
  notReady(): Promise<string | null>;
  close(): Promise<void>;
}

/** Silence after which no node lived, and failure after which games are held; real milliseconds. */
const OUTAGE_MS = 2_000;

/** Connections of the log and the heartbeat: nothing slower shares them. */
const GAME_CONNECTIONS = 8;

const timeSchema = z.object({ ms: z.coerce.number() });

const serverTime = async (pool: Pool): Promise<number> => {
  const { rows } = await pool.query('select extract(epoch from clock_timestamp()) * 1000 as ms');
  return timeSchema.parse(rows[0]).ms;
};

const reachedSchema = z.object({ ms: z.coerce.number().nullable() });

/** How far the club's time has come in this database: a demo's runs ahead of PostgreSQL's own. */
const timeReached = async (pool: Pool): Promise<number> => {
  const { rows } = await pool.query(
    `select extract(epoch from greatest((select max(seen_at) from node), (select max(at) from event))) * 1000 as ms`,
  );
  return reachedSchema.parse(rows[0]).ms ?? -Infinity;
};

type Closers = (() => Promise<void> | void)[];

const closeAll = async (closers: Closers): Promise<void> => {
  for (const close of closers.splice(0).reverse()) await close();
};

/** Refuses to start on a database that could lose acknowledged moves. */
export const openCore = async (config: CoreConfig): Promise<ServerCore> => {
  const closers: Closers = [];
  try {
    return await assemble(config, closers);
  } catch (error) {
    await closeAll(closers);
    throw error;
  }
};

const assemble = async (config: CoreConfig, closers: Closers): Promise<ServerCore> => {
  const { logger } = config;
  const pace = config.pace ?? 1;
  const complain = (error: unknown): void => {
    logger.warn(causeOf(error), 'PostgreSQL (DATABASE_URL) does not answer');
  };
  const connect = (max: number): Pool => {
    const pool = createPool({ url: config.databaseUrl, max, onError: complain });
    closers.push(() => pool.end());
    return pool;
  };
  const pool = connect(config.poolSize ?? 8);
  const games = connect(GAME_CONNECTIONS);
  await checkDurability(pool, config.unsafeDurability);
  const measured = new PostgresClock({ serverTime: () => serverTime(pool), onError: complain });
  closers.push(() => {
    measured.stop();
  });
  await measured.start();
  const clock = pace === 1 ? measured : new ScaledClock(measured, pace, await timeReached(pool));
  const running = await run(config, { pool, games, clock, pace }, closers);
  return { pool, clock, ...running, close: () => closeAll(closers) };
};

interface Ground {
  readonly pool: Pool;
  readonly games: Pool;
  readonly clock: ClubClock;
  readonly pace: number;
}

const run = async (
  config: CoreConfig,
  { pool, games, clock, pace }: Ground,
  closers: Closers,
): Promise<Pick<ServerCore, 'runner' | 'notReady'>> => {
  const { rules, logger } = config;
  const store = new PostgresEventStore(games);
  const outages = new Outages({ now: () => clock.now(), thresholdMs: OUTAGE_MS });
  const wiring = wire({ ...config, clock, pace });
  const onError = (error: unknown): void => {
    logger.warn(causeOf(error), 'periodic work failed');
  };
  const settler = settlerOf(config, pool, clock, store);
  const settling = new Ticker(5_000, () => settler.run().then(() => undefined), onError);
  const runner = new Runner({
    rules,
    store,
    clock,
    outages,
    logger,
    deadlines: wiring.deadlines,
    pokes: wiring.pokes,
    expirySlackMs: wiring.expirySlackMs,
    onEnded: () => {
      settling.nudge();
    },
  });
  const life = new NodeLife({
    id: randomUUID(),
    nodes: new NodeRepository(games),
    clock,
    outages,
    deadAfterMs: OUTAGE_MS * pace,
  });
  const remind = (gameId: string): Promise<void> => runner.remind(gameId);
  const sweeper = new Sweeper({ store, clock, remind, aheadMs: wiring.sweepAheadMs, onError });
  const unreadable = unknownKinds(await store.kindsInPlay());
  await life.begin();
  closers.push(wiring.close);
  await wiring.open();
  closers.push(() => runner.close());
  await runner.open();
  const tickers = [
    new Ticker(1_000, () => life.beat(), onError),
    new Ticker(1_000, () => runner.lookAtWatched(), onError),
    new Ticker(1_000, () => sweeper.sweep(), onError),
    settling,
  ];
  closers.push(() => Promise.all(tickers.map((ticker) => ticker.stop())).then(() => undefined));
  for (const ticker of tickers) {
    ticker.start();
    ticker.nudge();
  }
  return { runner, notReady: () => notReady(pool, unreadable) };
};

const settlerOf = (
  { rules, score, logger }: CoreConfig,
  pool: Pool,
  clock: ClubClock,
  store: PostgresEventStore,
): Settler =>
  new Settler({
    settlements: new SettlementRepository(pool),
    store,
    rules,
    score,
    clock,
    newId: randomUUID,
    logger,
  });

const notReady = async (pool: Pool, unreadable: readonly string[]): Promise<string | null> => {
  if (unreadable.length > 0)
    return `running games hold events this version does not know: ${unreadable.join(', ')}`;
  try {
    await pool.query('select 1');
    return null;
  } catch {
    return 'the database does not answer';
  }
};
