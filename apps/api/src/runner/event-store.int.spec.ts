import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { rulesetIdOf } from '@killer-club/rules';
import { ruleset } from '@killer-club/protocol';
import type { Pool } from 'pg';
import { createPool } from '../database/pool.js';
import { createTestDatabase, type TestDatabase } from '../testing/database.js';
import { policeTable } from '../testing/table.js';
import { PostgresEventStore } from './event-store.repository.js';
import type { Append } from './event-store.js';
import { CLUB_RULES } from './rules.js';

jest.setTimeout(60_000);

describe('PostgresEventStore', () => {
  const at = 1_800_000_000_000;
  let database: TestDatabase;
  let pool: Pool;
  let store: PostgresEventStore;

  beforeAll(async () => {
    database = await createTestDatabase();
    pool = createPool({ url: database.url, onError: () => undefined });
    store = new PostgresEventStore(pool);
  });

  afterAll(async () => {
    await pool.end();
    await database.drop();
  });

  /** A game whose log has two events; answers its id. */
  const made = async (): Promise<string> => {
    const game = policeTable(8);
    const decision = CLUB_RULES.decide(null, game.start, { now: at, actor: { kind: 'system' } });
    if (!decision.ok) throw new Error(decision.code);
    await store.create({ game, events: decision.events, nextDeadline: at + 45_300, at });
    return game.start.gameId;
  };

  const append = (gameId: string, over: Partial<Append> = {}): Append => ({
    gameId,
    expected: 2,
    events: [{ type: 'connectionRegained', at: at + 1_000, seat: 1 }],
    receipts: [{ actor: 'm', command: 'c', hash: 'h', at: at + 1_000 }],
    texts: [],
    nextDeadline: at + 50_000,
    exits: [],
    endedAt: null,
    ...over,
  });

  it('keeps the rules of a game once, under the hash of their content (CUS-03)', async () => {
    const games = [await made(), await made()];
    const { rows } = await pool.query<{ id: string; content: unknown; games: number }>(
      `select r.id, r.content, count(*)::int as games from game g join ruleset r on r.id = g.ruleset_id
       where g.id = any($1) group by r.id`,
      [games],
    );
    const { start } = policeTable(8);
    expect(rows).toEqual([{ id: start.rulesetId, content: start.ruleset, games: 2 }]);
    expect(rulesetIdOf(ruleset.parse(rows[0]!.content))).toBe(start.rulesetId);
    const page = await store.catchUp({ gameId: games[0]!, known: 0, texts: false });
    expect(page?.events[0]).toMatchObject({ rulesetId: start.rulesetId, ruleset: start.ruleset });
  });

  it('appends at the expected head and nowhere else', async () => {
    const gameId = await made();
    expect(await store.append(append(gameId))).toBe(true);
    expect(await store.append(append(gameId))).toBe(false);
    expect(await store.append(append(gameId, { expected: 4 }))).toBe(false);
    const page = await store.catchUp({ gameId, known: 2, texts: false });
    expect(page).toEqual({
      head: 3,
      events: [{ type: 'connectionRegained', at: at + 1_000, seat: 1 }],
      receipts: [{ actor: 'm', command: 'c', hash: 'h', at: at + 1_000 }],
      texts: {},
    });
  });

  it('writes several games at once; one that moved leaves the others alone', async () => {
    const games = [await made(), await made(), await made()];
    await store.append(append(games[1]!));
    const answers = await Promise.all(games.map((gameId) => store.append(append(gameId))));
    expect(answers).toEqual([true, false, true]);
  });

  it('keeps the receipt of a command that changed nothing, and the head where it was', async () => {
    const gameId = await made();
    expect(await store.append(append(gameId, { events: [] }))).toBe(true);
    expect(await store.catchUp({ gameId, known: 2, texts: false })).toMatchObject({ head: 2, events: [] });
    const { rows } = await pool.query('select revision from receipt where game_id = $1', [gameId]);
    expect(rows).toEqual([{ revision: 2 }]);
  });

  it('ends a game with its last append: nobody lives in it, it waits to be settled, it takes no more', async () => {
    const gameId = await made();
    await store.append(append(gameId, { exits: [3] }));
    const living = 'select seat from game_seat where game_id = $1 and living order by seat';
    expect((await pool.query<{ seat: number }>(living, [gameId])).rows.map(({ seat }) => seat)).toEqual([
      1, 2, 4, 5, 6, 7, 8,
    ]);
    await store.append(
      append(gameId, { expected: 3, endedAt: at + 2_000, nextDeadline: null, receipts: [] }),
    );
    expect((await pool.query(living, [gameId])).rows).toEqual([]);
    const { rows } = await pool.query('select ended_at, settled_at from settlement where game_id = $1', [
      gameId,
    ]);
    expect(rows).toEqual([{ ended_at: new Date(at + 2_000), settled_at: null }]);
    expect(await store.append(append(gameId, { expected: 4 }))).toBe(false);
  });

  it('lets a poisonous append fail without the others', async () => {
    const games = [await made(), await made()];
    const poison = append(games[0]!, { receipts: [{ actor: '\0', command: 'c', hash: 'h', at }] });
    const outcomes = await Promise.allSettled([store.append(poison), store.append(append(games[1]!))]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect((await store.catchUp({ gameId: games[0]!, known: 0, texts: false }))!.head).toBe(2);
  });

  it('answers each of several questions about one game for itself', async () => {
    const gameId = await made();
    const ask = (known: number) => store.catchUp({ gameId, known, texts: false });
    const [all, one, none] = await Promise.all([ask(0), ask(1), ask(2)]);
    expect([all, one, none].map((page) => page!.events.length)).toEqual([2, 1, 0]);
    expect(await store.catchUp({ gameId: 'nobody', known: 0, texts: false })).toBeNull();
  });

  it('finds the games that are overdue', async () => {
    const gameId = await made();
    await store.append(append(gameId, { nextDeadline: at + 3_000 }));
    expect(await store.dueGames(at + 2_999)).not.toContain(gameId);
    expect(await store.dueGames(at + 3_000)).toContain(gameId);
  });

  it('does not deadlock when two nodes write the same games in another order', async () => {
    const games = await Promise.all(Array.from({ length: 20 }, made));
    const other = new PostgresEventStore(pool);
    const heads = new Map(games.map((gameId) => [gameId, 2]));
    let moved = 0;
    for (let round = 0; round < 30; round += 1) {
      const asked = [...games, ...games.toReversed()].map((gameId, index) => {
        const node = index < games.length ? store : other;
        const receipts = [{ actor: 'm', command: `${round}/${index}`, hash: 'h', at }];
        return node.append(append(gameId, { expected: heads.get(gameId)!, receipts }));
      });
      const answers = await Promise.all(asked);
      moved += answers.filter(Boolean).length;
      for (const [gameId, head] of heads) heads.set(gameId, head + 1);
    }
    expect(moved).toBe(20 * 30);
  });
});
