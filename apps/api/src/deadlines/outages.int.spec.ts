import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ManualClock } from '../clock/manual-clock.js';
import { createTestDatabase, type TestDatabase } from '../testing/database.js';
import { eventually } from '../testing/eventually.js';
import { policeTable } from '../testing/table.js';
import { TestNode } from '../testing/test-node.js';
import { NodeLife } from './node-life.js';
import { NodeRepository } from './node.repository.js';
import { Sweeper } from './sweeper.js';

jest.setTimeout(60_000);

describe('a club whose nodes die', () => {
  let database: TestDatabase;
  let clock: ManualClock;
  let nodes: TestNode[];

  beforeEach(async () => {
    database = await createTestDatabase();
    clock = new ManualClock();
    nodes = [];
  });

  afterEach(async () => {
    await Promise.all(nodes.map((node) => node.close()));
    await database.drop();
  });

  /** A node that has entered itself; its games and timers as at a start. */
  const begin = async (id: string): Promise<{ node: TestNode; life: NodeLife }> => {
    const node = new TestNode({ url: database.url, clock });
    nodes.push(node);
    const life = new NodeLife({
      id,
      nodes: new NodeRepository(node.pool),
      clock,
      outages: node.outages,
      deadAfterMs: 2_000,
    });
    await life.begin();
    await node.runner.open();
    return { node, life };
  };

  const end = async (node: TestNode): Promise<void> => {
    nodes = nodes.filter((other) => other !== node);
    await node.close();
  };

  const sweep = (node: TestNode): Promise<void> =>
    new Sweeper({
      store: node.store,
      clock,
      remind: (gameId) => node.runner.remind(gameId),
      aheadMs: 0,
      onError: (error) => {
        throw error;
      },
    }).sweep();

  const held = async (node: TestNode, gameId: string): Promise<unknown[]> => {
    const sql = "select data->'missing' missing from event where game_id = $1 and type = 'clockHeld'";
    const { rows } = await node.pool.query<{ missing: unknown }>(sql, [gameId]);
    return rows.map(({ missing }) => missing);
  };

  it('gives the missing time back before the sweeper expires anything', async () => {
    const { node, life } = await begin('a');
    const game = policeTable(8);
    await node.runner.start(game);
    const { gameId } = game.start;
    clock.advance(40_000);
    await life.beat();
    await end(node);
    clock.advance(20_000);
    const { node: next } = await begin('b');
    await sweep(next);
    expect(await held(next, gameId)).toEqual([20_000]);
    const view = await next.view(gameId);
    expect(view.phase.kind).toBe('night');
    expect(view.until).toBeGreaterThan(clock.now());
    // Held once: the moved deadline expires as any other.
    clock.advance(6_000);
    await eventually(async () => (await next.view(gameId)).phase.kind === 'turn');
    expect(await held(next, gameId)).toHaveLength(1);
  });

  it('holds once when two nodes come back at once, and for what a node finds that starts later', async () => {
    const { node } = await begin('a');
    const games = [policeTable(8), policeTable(9)];
    for (const game of games) await node.runner.start(game);
    await end(node);
    clock.advance(50_000);
    const back = await Promise.all([begin('b'), begin('c')]);
    clock.advance(500);
    const late = await begin('d');
    await Promise.all([sweep(back[0].node), sweep(back[1].node), sweep(late.node)]);
    for (const game of games) expect(await held(late.node, game.start.gameId)).toEqual([50_000]);
  });

  it('comes back paused after a minute, and goes on when everybody is back', async () => {
    const { node } = await begin('a');
    const game = policeTable(8);
    await node.runner.start(game);
    const { gameId } = game.start;
    await end(node);
    clock.advance(300_000);
    const { node: next } = await begin('b');
    await sweep(next);
    expect((await next.view(gameId)).paused).toBe('outage');
    for (const { seat } of game.seats) await next.judge(gameId, { type: 'regainConnection', seat });
    expect((await next.view(gameId)).paused).toBeNull();
  });

  it('gives nothing back while a node lived', async () => {
    const one = await begin('a');
    const game = policeTable(8);
    await one.node.runner.start(game);
    for (let second = 0; second < 50; second += 1) {
      clock.advance(900);
      await one.life.beat();
    }
    const { node: two } = await begin('b');
    await end(one.node);
    clock.advance(1_000);
    await sweep(two);
    expect((await two.view(game.start.gameId)).phase.kind).toBe('turn');
    expect(await held(two, game.start.gameId)).toEqual([]);
  });

  it('asks an expiry once when several nodes sweep the same overdue game', async () => {
    const one = await begin('a');
    const game = policeTable(8);
    await one.node.runner.start(game);
    const { gameId } = game.start;
    await one.node.runner.close();
    clock.advance(45_300);
    await one.life.beat();
    const two = await begin('b');
    await Promise.all([sweep(one.node), sweep(two.node)]);
    const sql = "select count(*)::int n from receipt where game_id = $1 and command_id like 'expire:%'";
    const { rows } = await two.node.pool.query<{ n: number }>(sql, [gameId]);
    expect(rows[0]!.n).toBe(1);
    expect((await two.node.view(gameId)).stage).toBe(2);
  });
});
