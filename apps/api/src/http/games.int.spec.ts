import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { endedGame, gameLog, gameSummary, gameView, resultCount } from '@killer-club/protocol';
import type { Actor, Command, Ruleset } from '@killer-club/rules';
import { z } from 'zod';
import type { GameMode } from '../runner/port.js';
import { TestClub, type TestMember } from '../testing/club-app.js';
import { policeTable } from '../testing/table.js';

jest.setTimeout(60_000);

type Person = TestMember & { readonly id: string };

let club: TestClub;
let people: Person[];
let watcher: Person;
let judge: Person;
let root: Person;
beforeAll(async () => {
  club = await TestClub.open();
  people = await club.members(8);
  [watcher, judge, root] = [
    await club.member('Watcher'),
    await club.member('Judge'),
    await club.member('Root'),
  ];
  const promote = 'UPDATE member SET role = $2 WHERE id = $1';
  for (const [{ id }, role] of [
    [judge, 'judge'],
    [root, 'administrator'],
  ] as const)
    await club.core.pool.query(promote, [id, role]);
});
afterAll(() => club.close());

const start = async (mode: GameMode, seconds: Partial<Ruleset['seconds']> = {}): Promise<string> => {
  const game = policeTable(8, { seconds });
  const seats = game.seats.map((seat, index) => ({ ...seat, memberId: people[index]!.id }));
  const ranked = mode === 'ranked' || mode === 'demo';
  expect(await club.core.runner.start({ ...game, start: { ...game.start, ranked }, mode, seats })).toBe(
    'started',
  );
  return game.start.gameId;
};

const submit = async (gameId: string, actor: Actor, command: Command, actorKey = 'test'): Promise<void> => {
  const receivedAt = club.core.clock.now();
  const asked = { gameId, actor, actorKey, commandId: randomUUID(), command, receivedAt };
  expect((await club.core.runner.submit(asked)).code).toBe('ok');
};

/** All killers leave: the good side has won. */
const playOut = async (gameId: string): Promise<void> => {
  const { view } = (await club.core.runner.fullView(gameId, { kind: 'judge' }))!;
  for (const { seat, known } of view.seats)
    if (known?.identity === 'killer') await submit(gameId, { kind: 'seat', seat }, { type: 'leave' });
};

const read = async <T>(person: TestMember, path: string, schema: z.ZodType<T>): Promise<T> => {
  const { status, text } = await person.ask('GET', path);
  expect([path, status]).toEqual([path, 200]);
  return schema.parse(JSON.parse(text));
};
const refused = async (person: TestMember, path: string) => {
  const { status, body } = await person.ask('GET', path);
  return [status, body['code']];
};

describe('ended games', () => {
  it('are listed newest first with how they came out, page by page', async () => {
    const before = club.core.clock.now();
    const first = await start('ranked');
    expect(await read(watcher, `/api/games/${first}`, gameSummary)).toMatchObject({
      state: 'running',
      preset: 'police',
    });
    await playOut(first);
    const second = await start('practice', { speech: 31 });
    await submit(second, { kind: 'system' }, { type: 'annul', ground: { offence: 'other', note: null } });

    const listed = await read(watcher, '/api/games/ended', z.array(endedGame));
    expect(listed.map(({ id }) => id)).toEqual([second, first]);
    const [annulled, won] = listed;
    expect(annulled).toMatchObject({
      mode: 'practice',
      preset: null,
      result: 'annulled',
      reason: 'annulled',
    });
    expect(won).toMatchObject({ mode: 'ranked', preset: 'police', result: 'good', reason: 'killersOut' });
    expect(won!.seats.map(({ person }) => person.id)).toEqual(people.map(({ id }) => id));
    expect(won!.startedAt).toBeGreaterThanOrEqual(Math.floor(before));
    expect(won!.endedAt).toBeGreaterThanOrEqual(won!.startedAt);

    const older = `/api/games/ended?before=${String(annulled!.endedAt)}`;
    expect((await read(watcher, older, z.array(endedGame))).map(({ id }) => id)).toEqual([first]);
    expect(await read(watcher, '/api/games/ended?mine=true', z.array(endedGame))).toEqual([]);
    expect(await read(people[3]!, '/api/games/ended?mine=true', z.array(endedGame))).toEqual(listed);
    expect(await refused(watcher, '/api/games/ended?before=yesterday')).toEqual([400, 'badBody']);
    expect(await refused(club.stranger(), '/api/games/ended')).toEqual([401, 'notSignedIn']);
  });
});

describe('the picture of a game', () => {
  it('is a spectator’s, whoever asks: a seat, an administrator, the judge at the table', async () => {
    const game = await start('demo');
    await submit(game, { kind: 'judge', judge: judge.id }, { type: 'takeTable' }, judge.id);
    const spectator = await club.core.runner.fullView(game, { kind: 'spectator' });
    for (const person of [watcher, people[0]!, people[7]!, judge, root]) {
      expect(await read(person, `/api/games/${game}/view`, gameView)).toEqual({ game, ...spectator });
    }
    expect(await refused(club.stranger(), `/api/games/${game}/view`)).toEqual([401, 'notSignedIn']);
    expect(await refused(watcher, '/api/games/nothing-of-the-kind/view')).toEqual([404, 'notFound']);
    await playOut(game);
    const ended = await read(watcher, `/api/games/${game}/view`, gameView);
    expect(ended.view.phase.kind).toBe('ended');
    expect(ended.view.reveal).not.toBeNull();
  });
});

describe('the log of a game', () => {
  it('is for judges and administrators, and only when the game has ended', async () => {
    const game = await start('demo');
    const note = { id: randomUUID(), hash: 'x'.repeat(64) };
    const path = `/api/games/${game}/log`;
    expect(await refused(root, path)).toEqual([409, 'gameRunning']);
    expect(await refused(judge, path)).toEqual([409, 'gameRunning']);
    expect(await refused(people[0]!, path)).toEqual([403, 'notAllowed']);
    await submit(game, { kind: 'system' }, { type: 'warn', seat: 1, ground: { offence: 'other', note } });
    await playOut(game);
    expect(await refused(people[0]!, path)).toEqual([403, 'notAllowed']);
    expect(await refused(root, '/api/games/nothing-of-the-kind/log')).toEqual([404, 'notFound']);
    const log = await read(judge, path, gameLog);
    expect(await read(root, path, gameLog)).toEqual(log);
    expect(log.seats.map(({ person }) => person.id)).toEqual(people.map(({ id }) => id));
    expect(log.items[0]?.message.type).toBe('gameStarted');
    expect(log.items.at(-1)).toMatchObject({ audience: 'public', message: { type: 'gameEnded' } });
    expect(Object.keys(log.texts)).toEqual([note.id]);
  });
});

describe('statistics', () => {
  it('count how games came out, without practice and demonstration unless asked', async () => {
    const results = (query: string) => read(root, `/api/statistics/results${query}`, z.array(resultCount));
    expect(await refused(watcher, '/api/statistics/results')).toEqual([403, 'notAllowed']);
    const ranked = { preset: 'police', size: 8, result: 'good', games: 1 };
    expect(await results('')).toEqual([ranked]);
    const friendly = await start('table');
    await playOut(friendly);
    expect(await results('')).toEqual([{ ...ranked, games: 2 }]);
    expect(await results('?ranked=true')).toEqual([ranked]);
    expect(await results('?ranked=false')).toEqual([ranked]);
    expect(await results('?mode=practice')).toEqual([
      { preset: null, size: 8, result: 'annulled', games: 1 },
    ]);
    expect(await results('?mode=demo&ranked=true')).toEqual([{ ...ranked, games: 2 }]);
    expect(await refused(root, '/api/statistics/results?mode=chess')).toEqual([400, 'badBody']);
  });
});
