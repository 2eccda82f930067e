import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { dealRoles, PRESETS } from '@killer-club/rules';
import { ORIGIN, TestClub } from '../../../apps/api/src/testing/club-app.js';
import { createTestDatabase } from '../../../apps/api/src/testing/database.js';
import { Demo, type SettledGame } from './demo.js';
import { Door } from './door.js';
import { plannedGame, tablesOf, type Plan } from './plan.js';
import { storyOf } from './story.js';
import { Tally } from './tally.js';

jest.setTimeout(120_000);

const SPEED = 60;
const PLAN: Plan = { preset: 'police', players: 8, games: 1, parallel: 1, seed: '7', speed: SPEED };

describe('a demonstration', () => {
  let club: TestClub;
  let demo: Demo;
  const tally = new Tally();
  const games: SettledGame[] = [];

  beforeAll(async () => {
    club = await TestClub.open({ DEMO: '1', DEMO_SPEED: String(SPEED) });
    demo = new Demo(new Door(`http://127.0.0.1:${String(club.port)}`, ORIGIN), PLAN, tally);
    await demo.open(() => undefined);
    await demo.play((game) => games.push(game));
  });

  afterAll(async () => {
    demo.close();
    await club.close();
  });

  it('plays a whole game over sockets and finds its points in the ledger', () => {
    expect(games).toHaveLength(1);
    expect(games[0]).toMatchObject({ agrees: true, view: { ranked: true, phase: { kind: 'ended' } } });
    expect(games[0]?.entries?.filter(({ cause }) => cause === 'result')).toHaveLength(8);
    expect(tally.commands).toBeGreaterThan(0);
    expect(tally.wait(0.99)).not.toBeNull();
  });

  it('finds a ledger that says something else', async () => {
    const { agrees } = await import('./ledger.js');
    const game = games[0]!;
    const [first, ...others] = game.entries ?? [];
    expect(agrees([{ ...first!, points: first!.points + 1 }, ...others], game)).toBe(false);
    expect(agrees(others, game)).toBe(false);
  });

  it('deals what its seed says', () => {
    const { seed, contributions, id } = plannedGame(PLAN, 1);
    const dealt = dealRoles(PRESETS.police, { seed, contributions, position: 0 });
    expect(games[0]?.view.gameId).toBe(id);
    expect(games[0]?.view.reveal?.roles).toEqual(dealt?.value);
    expect(plannedGame({ ...PLAN, parallel: 3 }, 1)).toEqual(plannedGame(PLAN, 1));
    expect(plannedGame({ ...PLAN, seed: '8' }, 1).seed).not.toBe(seed);
  });

  it('tells the game from its first night to the points', () => {
    const story = storyOf(games[0]!, games[0]?.entries ?? []).join('\n');
    expect(story).toContain('Night 1');
    expect(story).toMatch(/Dawn 1: (dead|a peaceful night)/);
    expect(story).toContain('杀手 killer');
    expect(story).toMatch(/Result: .*(wins|win|draw)/);
  });

  it('says on every answer that it is one, and has no door to administer it', async () => {
    const live = await club.stranger().ask('GET', '/health/live');
    expect(live.headers.get('x-killer-club')).toBe('demo');
    expect((await club.stranger().ask('GET', '/admin-link/some-token-or-other')).status).toBe(404);
  });

  it('never begins on a club’s database, and lets go of it', async () => {
    const open = await TestClub.open();
    await open.member('Somebody');
    const opening = TestClub.open({ DEMO: '1' }, open.database);
    await expect(opening).rejects.toThrow(/^DATABASE_URL: holds a club/);
    // Refuses while anybody is connected, so this fails when the refused demonstration still is.
    await open.close({ keepDatabase: true });
    const copy = await createTestDatabase(open.database);
    await Promise.all([copy.drop(), open.database.drop()]);
  });

  it('gives each game to one table', () => {
    const tables = tablesOf({ ...PLAN, games: 7, parallel: 3 });
    expect(tables).toEqual([
      [1, 4, 7],
      [2, 5],
      [3, 6],
    ]);
  });
});

describe('the demonstration’s doors', () => {
  it('are not there in a club', async () => {
    const club = await TestClub.open();
    expect((await club.stranger().ask('GET', '/api/demo/vitals')).status).toBe(404);
    expect((await club.stranger().ask('POST', '/api/demo/players', { names: ['Ada'] })).status).toBe(404);
    await club.close();
  });
});
