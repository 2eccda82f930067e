import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ManualClock } from '../clock/manual-clock.js';
import { createTestDatabase, type TestDatabase } from '../testing/database.js';
import { eventually } from '../testing/eventually.js';
import { PostgresProxy } from '../testing/postgres-proxy.js';
import { policeTable } from '../testing/table.js';
import { TestNode } from '../testing/test-node.js';

jest.setTimeout(60_000);

describe('PostgreSQL behind a failing line', () => {
  let database: TestDatabase;
  let proxy: PostgresProxy;
  let node: TestNode;
  let clock: ManualClock;

  beforeEach(async () => {
    database = await createTestDatabase();
    proxy = new PostgresProxy(new URL(database.url));
    clock = new ManualClock();
    node = new TestNode({ url: await proxy.open(), clock, monotonic: () => clock.now() });
    await node.runner.open();
  });

  afterEach(async () => {
    await node.close();
    await proxy.close();
    await database.drop();
  });

  const call = async (size = 12) => {
    const game = policeTable(size);
    await node.runner.start(game);
    const { phase, stage } = await node.toFirstCall(game);
    const candidate = phase.kind === 'call' ? phase.candidate : 0;
    return { game, vote: { type: 'castVote', stage, candidate } as const };
  };

  const votesOf = async (gameId: string): Promise<unknown[]> => {
    const sql =
      "select data->'seat' seat from event where game_id = $1 and type = 'voteCast' order by revision";
    const { rows } = await node.pool.query<{ seat: unknown }>(sql, [gameId]);
    return rows.map(({ seat }) => seat);
  };

  it('finds by its receipt what was committed when the answer is lost', async () => {
    const { game, vote } = await call();
    proxy.dropAnswerTo('append');
    const answer = await node.act(game, 3, vote, { commandId: 'mine' });
    expect(proxy.dropped).toBe(1);
    expect(answer).toEqual({ id: 'mine', at: clock.now(), code: 'ok' });
    expect(await votesOf(game.start.gameId)).toEqual([3]);
  });

  it('does so for a batch, and for what came meanwhile', async () => {
    const { game, vote } = await call();
    proxy.dropAnswerTo('append');
    const votes = game.seats.map(({ seat }) => node.act(game, seat, vote));
    const codes = (await Promise.all(votes)).map(({ code }) => code);
    expect(proxy.dropped).toBe(1);
    expect(new Set(codes)).toEqual(new Set(['ok']));
    expect(await votesOf(game.start.gameId)).toHaveLength(12);
  });

  it('starts a game once when the answer to the start is lost', async () => {
    const game = policeTable(8);
    proxy.dropAnswerTo('create_game');
    expect(await node.runner.start(game)).toBe('started');
    expect(proxy.dropped).toBe(1);
    expect((await node.view(game.start.gameId)).phase.kind).toBe('night');
  });

  it('lets commands wait while PostgreSQL is away', async () => {
    const { game, vote } = await call();
    proxy.goAway();
    let answered = false;
    const waiting = node.act(game, 1, vote).then((answer) => {
      answered = true;
      return answer;
    });
    await expect(node.view(game.start.gameId)).rejects.toThrow();
    expect(answered).toBe(false);
    proxy.comeBack();
    expect((await waiting).code).toBe('ok');
  });

  it('says so when patience is over, and takes the same command later', async () => {
    const { game, vote } = await call();
    const { gameId } = game.start;
    await node.close();
    node = new TestNode({ url: proxy.url, clock, patienceMs: 50 });
    proxy.goAway();
    const lost = await node.act(game, 1, vote, { commandId: 'again' });
    expect(lost.code).toBe('unavailable');
    proxy.comeBack();
    await eventually(async () => (await node.act(game, 1, vote, { commandId: 'again' })).code === 'ok');
    expect(await votesOf(gameId)).toEqual([1]);
  });

  it('gives back an outage in which a deadline fell, before anything expires', async () => {
    const { game, vote } = await call();
    const { gameId } = game.start;
    const { until } = await node.view(gameId);
    proxy.goAway();
    const waiting = node.act(game, 1, vote);
    await expect(node.view(gameId)).rejects.toThrow();
    clock.advance(7_000);
    const late = node.act(game, 2, vote);
    proxy.comeBack();
    expect((await waiting).code).toBe('ok');
    expect((await late).code).toBe('ok');
    const after = await node.view(gameId);
    expect(after.stage).toBe(vote.stage);
    expect(after.until! - until!).toBeGreaterThanOrEqual(10_000);
    expect(node.outages.list).toHaveLength(1);
  });
});
