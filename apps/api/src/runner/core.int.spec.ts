import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { scoreGame, type SeatCommand } from '@killer-club/rules';
import { createPool } from '../database/pool.js';
import { createTestDatabase, testRedisUrl, type TestDatabase } from '../testing/database.js';
import { eventually } from '../testing/eventually.js';
import { memberAt, policeTable } from '../testing/table.js';
import { openCore, type CoreConfig, type ServerCore } from './core.js';
import { SILENT } from './log.js';
import type { Answer, NewGame } from './port.js';
import { CLUB_RULES } from './rules.js';

jest.setTimeout(60_000);

describe('the server core', () => {
  let database: TestDatabase;
  let cores: ServerCore[];
  const redisPrefix = `${randomUUID()}:`;

  beforeEach(async () => {
    database = await createTestDatabase();
    cores = [];
  });

  afterEach(async () => {
    await Promise.all(cores.map((core) => core.close()));
    await database.drop();
  });

  const open = async (over: Partial<CoreConfig> = {}): Promise<ServerCore> => {
    const core = await openCore({
      databaseUrl: database.url,
      redisUrl: testRedisUrl() ?? null,
      rules: CLUB_RULES,
      score: scoreGame,
      logger: SILENT,
      unsafeDurability: true,
      redisPrefix,
      ...over,
    });
    cores.push(core);
    return core;
  };

  const send = (
    core: ServerCore,
    game: NewGame,
    seat: number,
    command: SeatCommand,
    receivedAt = core.clock.now(),
  ): Promise<Answer> => {
    const { gameId } = game.start;
    const actor = { kind: 'seat', seat } as const;
    const envelope = { gameId, actor, actorKey: memberAt(game, seat), commandId: randomUUID() };
    return core.runner.submit({ ...envelope, command, receivedAt });
  };

  const view = async (core: ServerCore, game: NewGame) =>
    (await core.runner.fullView(game.start.gameId, { kind: 'spectator' }))!.view;

  it('takes twelve votes at the deadline over two nodes, and one expiry', async () => {
    const [one, two] = [await open(), await open()];
    const game = policeTable(12, { seconds: { night: 1, call: 2 } });
    await one.runner.start(game);
    await eventually(async () => (await view(one, game)).phase.kind === 'turn');
    for (;;) {
      const { phase, stage } = await view(one, game);
      if (phase.kind !== 'turn') break;
      await send(one, game, phase.seat, { type: 'pass', stage });
    }
    const { phase, stage, until } = await view(two, game);
    expect(phase.kind).toBe('call');
    const candidate = phase.kind === 'call' ? phase.candidate : 0;
    const lastMoment = until! + 300;
    await eventually(() => one.clock.now() >= lastMoment - 40);
    // Within the last 20 ms that count, odd seats on one node, even seats on the other.
    const answers = await Promise.all(
      game.seats.map(({ seat }) => {
        const receivedAt = lastMoment - 20 + Math.ceil((20 * seat) / 12);
        return send(seat % 2 ? one : two, game, seat, { type: 'castVote', stage, candidate }, receivedAt);
      }),
    );
    expect(answers.map(({ code }) => code)).toEqual(Array.from({ length: 12 }, () => 'ok'));
    await eventually(async () => (await view(two, game)).stage > stage);
    const { ballots } = await view(two, game);
    expect(ballots.flatMap(({ calls }) => calls)[0]!.voters).toHaveLength(12);
    const { rows } = await one.pool.query<{ n: number }>(
      'select count(*)::int n from receipt where game_id = $1 and command_id = $2',
      [game.start.gameId, `expire:stage:${stage}`],
    );
    expect(rows[0]!.n).toBe(1);
  });

  it('plays on and settles after a start anew', async () => {
    const first = await open({ redisUrl: null });
    const game = policeTable(8);
    await first.runner.start(game);
    await first.close();
    const second = await open({ redisUrl: null });
    expect(await second.notReady()).toBeNull();
    expect((await view(second, game)).phase.kind).toBe('night');
    for (const { seat } of game.seats) await send(second, game, seat, { type: 'leave' });
    await eventually(async () => {
      const sql = 'select 1 from ledger_entry where game_id = $1';
      return (await second.pool.query(sql, [game.start.gameId])).rows.length > 0;
    });
  });

  it('goes on by the sweeper while Redis is away', async () => {
    const core = await open({ redisUrl: 'redis://127.0.0.1:1' });
    const game = policeTable(8, { seconds: { night: 1 } });
    await core.runner.start(game);
    await eventually(async () => (await view(core, game)).phase.kind === 'turn');
  });

  it('runs the demo faster than the clock on the wall', async () => {
    const core = await open({ redisUrl: null, pace: 50 });
    const game = policeTable(8);
    await core.runner.start(game);
    // 45 seconds of night, then speeches of a minute each that nobody holds.
    await eventually(async () => (await view(core, game)).stage >= 3);
  });

  it('refuses to start where acknowledged moves could be lost', async () => {
    const pool = createPool({ url: database.ownerUrl, onError: () => undefined });
    const { rows } = await pool.query<{ fsync: string }>('show fsync');
    await pool.query(`alter database ${databaseName()} set synchronous_commit = off`);
    await pool.end();
    const expected = rows[0]!.fsync === 'off' ? /fsync.*off/ : /synchronous_commit off/;
    await expect(open({ unsafeDurability: false })).rejects.toThrow(expected);
  });

  it('is not ready when a running game holds events of another version', async () => {
    const first = await open({ redisUrl: null });
    const [game, sound] = [policeTable(8), policeTable(8)];
    await first.runner.start(game);
    await first.runner.start(sound);
    await first.close();
    const pool = createPool({ url: database.ownerUrl, onError: () => undefined });
    await pool.query("update event set schema = 99 where game_id = $1 and type = 'nightFell'", [
      game.start.gameId,
    ]);
    await pool.end();
    const second = await open({ redisUrl: null });
    expect(await second.notReady()).toContain('nightFell@99');
    expect((await send(second, game, 1, { type: 'leave' })).code).toBe('unavailable');
    expect((await send(second, sound, 1, { type: 'leave' })).code).toBe('ok');
  });

  const databaseName = (): string => new URL(database.ownerUrl).pathname.slice(1);
});
