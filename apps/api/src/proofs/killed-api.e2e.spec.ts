import { setTimeout as pass } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Pool } from 'pg';
import { freePort } from '../../../../tools/lib/port.mjs';
import { transpileApi } from '../../../../tools/lib/transpile.mjs';
import { createPool } from '../database/pool.js';
import { ApiProcess } from '../testing/api-process.js';
import { auditGame, type Placed } from '../testing/audit.js';
import { startDurableCluster, type DurableCluster } from '../testing/durable-cluster.js';
import { eventually } from '../testing/eventually.js';
import { signUp, startRanked, type Person, type RankedGame } from '../testing/ranked-tables.js';
import { seeded } from '../testing/seeded.js';
import { SocketPlayer } from '../testing/socket-player.js';

jest.setTimeout(600_000);

const DEEP = process.env['DEEP'] === '1';
const KILLS = DEEP ? 20 : 6;
const TABLES = 3;
const SIZE = 8;
/** Frames that all players together receive between two deaths, at most: a few stages of a game. */
const FRAMES = 500;
/** About as long as a command takes from its socket into the log, in milliseconds. */
const COMMIT_MS = 15;
/** Pace of the club's clock: whole games in seconds. */
const DEMO = { DEMO: '1', DEMO_SPEED: '20' };

describe('the api, killed again and again', () => {
  const random = seeded(1_302);
  let cluster: DurableCluster;
  let program: Awaited<ReturnType<typeof transpileApi>>;
  let api: ApiProcess;
  let pool: Pool;
  let people: Person[];
  let kills = 0;
  /** Frames until the next death; none is due while it is null. */
  let left: number | null = null;
  let doomed = false;
  let dying: Promise<void> = Promise.resolve();

  beforeAll(async () => {
    cluster = await startDurableCluster();
    program = await transpileApi();
    pool = createPool({ url: cluster.ownerUrl, max: 2, onError: () => undefined });
    const options = { main: program.main, port: await freePort(), databaseUrl: cluster.url };
    api = new ApiProcess({ ...options, env: DEMO });
    await api.start();
    const names = Array.from({ length: TABLES * SIZE }, (_, index) => `Player ${index + 100}`);
    people = await signUp(() => api.visitor(), names);
  });

  afterAll(async () => {
    await api.kill();
    await pool.end();
    program.remove();
    await cluster.drop();
  });

  const armNext = (): void => {
    left = kills < KILLS ? 1 + Math.floor(random() * FRAMES) : null;
  };

  const dieAndRise = async (): Promise<void> => {
    await api.kill();
    await api.start();
    armNext();
  };

  const onFrame = (): void => {
    if (left === null) return;
    left -= 1;
    if (left > 0) return;
    left = null;
    doomed = true;
  };

  /** Dies while a command is read, decided, on its way to PostgreSQL, committed or answered. */
  const onSend = (): void => {
    if (!doomed) return;
    doomed = false;
    kills += 1;
    dying = pass(random() * COMMIT_MS).then(dieAndRise);
  };

  const sitDown = ({ game, places }: RankedGame): Placed[] =>
    places.map(({ seat, person }) => ({
      seat,
      memberId: person.id,
      player: new SocketPlayer({
        game,
        seat,
        memberId: person.id,
        cookie: person.cookie,
        port: api.port,
        random,
        onFrame,
        onSend,
      }),
    }));

  const settled = async (games: readonly RankedGame[]): Promise<boolean> => {
    const sql = 'select game_id from settlement where settled_at is not null and game_id = any($1)';
    const { rows } = await pool.query(sql, [games.map(({ game }) => game)]);
    return rows.length === games.length;
  };

  const playAll = async (): Promise<void> => {
    const games: RankedGame[] = [];
    for (let table = 0; table < TABLES; table += 1) {
      games.push(await startRanked(people.slice(table * SIZE, (table + 1) * SIZE)));
    }
    const tables = games.map((game) => ({ game, placed: sitDown(game) }));
    const everybody = tables.flatMap(({ placed }) => placed);
    armNext();
    try {
      await eventually(() => everybody.every(({ player }) => player.done), 300_000);
      left = null;
      doomed = false;
      await dying;
      await eventually(() => settled(games), 30_000);
      for (const { game, placed } of tables) await auditGame(pool, game.game, placed);
    } finally {
      for (const { player } of everybody) player.close();
    }
  };

  it(`loses nothing it acknowledged and does nothing twice, over ${KILLS} deaths`, async () => {
    while (kills < KILLS) await playAll();
    expect(kills).toBe(KILLS);
  });
});
