import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { scoreGame } from '@killer-club/rules';
import { ManualClock } from '../clock/manual-clock.js';
import { CLUB_RULES } from '../runner/rules.js';
import { SILENT } from '../runner/log.js';
import type { NewGame } from '../runner/port.js';
import { createTestDatabase, type TestDatabase } from '../testing/database.js';
import { memberAt, policeTable } from '../testing/table.js';
import { TestNode } from '../testing/test-node.js';
import { SettlementRepository } from './settlement.repository.js';
import { Settler } from './settler.js';

jest.setTimeout(60_000);

describe('Settler', () => {
  let database: TestDatabase;
  let clock: ManualClock;
  let node: TestNode;

  beforeAll(async () => {
    database = await createTestDatabase();
    clock = new ManualClock();
    node = new TestNode({ url: database.url, clock });
    await node.runner.open();
  });

  afterAll(async () => {
    await node.close();
    await database.drop();
  });

  const settler = (): Settler =>
    new Settler({
      settlements: new SettlementRepository(node.pool),
      store: node.store,
      rules: CLUB_RULES,
      score: scoreGame,
      clock,
      newId: randomUUID,
      logger: SILENT,
    });

  /** Everybody leaves until the rules see an end. */
  const played = async (game: NewGame): Promise<NewGame> => {
    await node.runner.start(game);
    for (const { seat } of game.seats) await node.act(game, seat, { type: 'leave' });
    expect((await node.view(game.start.gameId)).phase.kind).toBe('ended');
    return game;
  };

  const ledger = async ({ start }: NewGame): Promise<{ member: string; cause: string; points: number }[]> => {
    const sql =
      'select member_id member, cause, points from ledger_entry where game_id = $1 order by cause, member_id';
    return (await node.pool.query<{ member: string; cause: string; points: number }>(sql, [start.gameId]))
      .rows;
  };

  it('writes a finished game into the ledger once, whoever works', async () => {
    const game = await played(policeTable(8));
    const settled = await Promise.all([settler().run(), settler().run(), settler().run()]);
    expect(settled.reduce((sum, n) => sum + n, 0)).toBe(1);
    const entries = await ledger(game);
    expect(entries.filter(({ cause }) => cause === 'result')).toHaveLength(8);
    expect(entries.find(({ cause, member }) => cause === 'leaving' && member === memberAt(game, 1))).toEqual({
      member: memberAt(game, 1),
      cause: 'leaving',
      points: -5,
    });
    expect(await settler().run()).toBe(0);
    expect(await ledger(game)).toEqual(entries);
  });

  it('pays nobody twice when a settled game is taken for unsettled', async () => {
    const game = await played(policeTable(9));
    await settler().run();
    const entries = await ledger(game);
    await node.pool.query('update settlement set settled_at = null where game_id = $1', [game.start.gameId]);
    expect(await settler().run()).toBe(1);
    expect(await ledger(game)).toEqual(entries);
  });

  it('scores ranked games only', async () => {
    const game = policeTable(8);
    const practice = await played({ ...game, mode: 'practice', start: { ...game.start, ranked: false } });
    expect(await settler().run()).toBe(1);
    expect(await ledger(practice)).toEqual([]);
  });

  it('does not let one unreadable game hold up the others', async () => {
    const broken = await played(policeTable(8));
    const sound = await played(policeTable(8));
    const owner = new TestNode({ url: database.ownerUrl, clock });
    const spoil = "update event set schema = 99 where game_id = $1 and type = 'nightFell'";
    await owner.pool.query(spoil, [broken.start.gameId]);
    expect(await settler().run()).toBe(1);
    expect(await ledger(sound)).not.toEqual([]);
    await owner.pool.query(spoil.replace('99', '1'), [broken.start.gameId]);
    expect(await settler().run()).toBe(1);
    await owner.close();
  });

  it('leaves members free for their next game', async () => {
    const game = await played(policeTable(8));
    const next = policeTable(8);
    expect(await node.runner.start({ ...next, seats: game.seats })).toBe('started');
  });

  it('may add to the log and the ledger, and change neither (SCO-03)', async () => {
    for (const table of ['event', 'receipt', 'ledger_entry', 'audit_entry', 'ruleset']) {
      await expect(node.pool.query(`delete from ${table}`)).rejects.toThrow('permission denied');
    }
    await expect(node.pool.query('update ledger_entry set points = 100')).rejects.toThrow(
      'permission denied',
    );
  });
});
