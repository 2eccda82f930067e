import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { dealRoles, PRESETS, viewFor, type PresetName, type Reveal, type View } from '@killer-club/rules';
import { ORIGIN, TestClub } from '../../../apps/api/src/testing/club-app.js';
import { createTestDatabase } from '../../../apps/api/src/testing/database.js';
import { startedGame } from '../../../apps/api/src/testing/started-game.js';
import { Demo, type SettledGame } from './demo.js';
import { Door } from './door.js';
import { plannedGame, tablesOf, type Plan } from './plan.js';
import { storyOf } from './story.js';
import type { FinishedGame } from './table.js';
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

describe('a demonstration with a secret police officer', () => {
  let club: TestClub;
  const games: SettledGame[] = [];
  const tally = new Tally();

  beforeAll(async () => {
    club = await TestClub.open({ DEMO: '1', DEMO_SPEED: String(2 * SPEED) });
    const plan = { ...PLAN, preset: 'secret-police', players: 12, speed: 2 * SPEED };
    const demo = new Demo(new Door(`http://127.0.0.1:${String(club.port)}`, ORIGIN), plan, tally);
    await demo.open(() => undefined);
    await demo.play((game) => games.push(game));
    demo.close();
  });
  afterAll(() => club.close());

  it('plays nominations, circles and extra speeches over sockets, and settles the game', () => {
    expect(games).toHaveLength(1);
    expect(games[0]).toMatchObject({ agrees: true, view: { phase: { kind: 'ended' } } });
    expect(games[0]?.entries?.filter(({ cause }) => cause === 'result')).toHaveLength(12);
  });

  it('tells what doctor and secret police did, who was nominated and who was in the circle', () => {
    const story = storyOf(games[0]!, games[0]?.entries ?? []).join('\n');
    expect(story).toMatch(/医生 → heals /);
    expect(story).toMatch(/秘密警察 → (shoots|keeps the shot)/);
    expect(story).toContain('nomination: in the circle: ');
    expect(story).toContain('final vote within the circle: ');
  });
});

describe('the story of a game', () => {
  const told = (
    preset: PresetName,
    change: Partial<View> = {},
    shown: FinishedGame['shown'] = [],
  ): string => {
    const game = startedGame(8);
    const view = { ...viewFor(game.state, { kind: 'spectator' }), ruleset: PRESETS[preset], ...change };
    const finished = { game: plannedGame(PLAN, 1), members: [], view, texts: {}, shown };
    return storyOf(finished, []).join('\n');
  };
  const reveal: Reveal = {
    roles: ['killer', 'doctor', 'secretPolice', 'police', 'civilian', 'civilian', 'civilian', 'civilian'],
    nights: [
      {
        round: 1,
        picks: [
          { seat: 2, verb: 'heal', target: null },
          { seat: 3, verb: 'shoot', target: null },
          { seat: 3, verb: 'shoot', target: 1 },
        ],
        deaths: [],
      },
    ],
    seed: '',
    contributions: [],
  };

  it('says whom the doctor spared and when the shot fell', () => {
    const story = told('doctor-agent', { round: 1, reveal });
    expect(story).toContain('医生 → heals nobody');
    expect(story).toContain('秘密警察 → keeps the shot');
    expect(story).toMatch(/秘密警察 → shoots 1 .* 杀手/);
    expect(story).toContain('Dawn 1: a peaceful night');
  });

  it('goes on after the one night of a deduction game, with the cards that were laid open', () => {
    const nights = [{ round: 1, picks: [], deaths: [] }];
    const story = told('deduction', { round: 2, reveal: { ...reveal, nights } }, [{ seat: 1, round: 2 }]);
    expect(story).toMatch(
      /Night 1: partners come to know each other\n {2}Day 2\n {4}shows the card: 1 .* 杀手/,
    );
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
