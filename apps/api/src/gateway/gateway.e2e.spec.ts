import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PROTOCOL } from '@killer-club/protocol';
import type { Seat } from '@killer-club/rules';
import { TestClub, TestSocket, type TestMember } from '../testing/club-app.js';
import { policeTable } from '../testing/table.js';

type Person = TestMember & { readonly id: string };

let club: TestClub;
let players: Person[];
let outsider: Person;
let game: string;
let roles: string[];

/** A running game of these members; the same cards each time. */
const startGame = async (members: readonly Person[]): Promise<string> => {
  const table = policeTable(8);
  const seats = members.map(({ id }, index) => ({ seat: index + 1, memberId: id, bot: false }));
  await club.core.runner.start({ ...table, mode: 'table', seats });
  return table.start.gameId;
};

const free = () => club.core.pool.query('UPDATE game_seat SET living = false');
const eventsOf = async (id: string, type: string): Promise<unknown[]> =>
  (
    await club.core.pool.query<{ data: unknown }>('SELECT data FROM event WHERE game_id = $1 AND type = $2', [
      id,
      type,
    ])
  ).rows;
const seatWith = (role: string, nth = 0): Seat =>
  roles.map((known, index) => ({ known, seat: index + 1 })).filter(({ known }) => known === role)[nth]!.seat;
const playerAt = (seat: Seat): Person => players[seat - 1]!;

/** Asks again until the log says so: what the server does on its own account has no answer to wait for. */
const until = async (holds: () => Promise<boolean>): Promise<void> => {
  while (!(await holds())) await new Promise((resolve) => setImmediate(resolve));
};

beforeAll(async () => {
  club = await TestClub.open();
  players = await club.members(8);
  outsider = await club.member('Outsider');
  game = await startGame(players);
  const judge = await club.core.runner.fullView(game, { kind: 'judge' });
  roles = judge!.view.seats.map(({ known }) => String(known?.identity));
});
afterAll(() => club.close());

describe('the door', () => {
  it.each<[string, Record<string, string>]>([
    ['a foreign origin', { origin: 'https://evil.test' }],
    ['no origin', {}],
  ])('is shut to %s', async (_, headers) => {
    const socket = club.dial(players[0]!.cookie, headers);
    await new Promise<void>((resolve, reject) => {
      socket.on('connect', () => {
        reject(new Error('let in'));
      });
      socket.on('connect_error', () => {
        resolve();
      });
    });
  });

  it('lets a stranger in who may do nothing but read the clock', async () => {
    const socket = new TestSocket(club.dial(''));
    expect(await socket.next('hello')).toMatchObject({ member: null, protocol: PROTOCOL });
    expect((await socket.answer('watch', { game })).code).toBe('notSignedIn');
    expect((await socket.answer('command', { game, id: 'c', type: 'leave' })).code).toBe('notSignedIn');
    expect(await socket.answer('clock', { id: 'k' })).toEqual({
      id: 'k',
      code: 'ok',
      at: expect.any(Number),
    });
  });

  it('takes a forged cookie for a stranger', async () => {
    const socket = new TestSocket(club.dial(players[0]!.cookie.replace(/=.{6}/, '=abcdef')));
    expect(await socket.next('hello')).toMatchObject({ member: null });
  });
});

describe('bad frames', () => {
  let socket: TestSocket;
  const before = async () =>
    (await club.core.pool.query<{ n: number }>('SELECT count(*)::int AS n FROM event')).rows;
  beforeAll(async () => {
    socket = await club.connect(outsider);
  });

  it('are each answered, change nothing and leave the connection open', async () => {
    const start = await before();
    const leave = { game, id: 'x', type: 'leave' };
    const cases: [string, unknown[], string][] = [
      ['command', [], 'badFrame'],
      ['command', [null], 'badFrame'],
      ['command', ['leave'], 'badFrame'],
      ['command', [leave, leave], 'badFrame'],
      ['command', [{ ...leave, seat: 1 }], 'badFrame'],
      ['command', [{ ...leave, type: 'expire', deadline: 'stage:1' }], 'badFrame'],
      ['command', [{ ...leave, type: 'loseConnection', seat: 1 }], 'badFrame'],
      ['command', [{ ...leave, blob: Buffer.from('binary') }], 'badFrame'],
      ['watch', [{ game, cursor: { everything: 1 } }], 'badFrame'],
      ['watch', [{ game: 'nowhere' }], 'unknownGame'],
      ['teleport', [{ id: 'x' }], 'unknownFrame'],
      ['__proto__', [{ id: 'x' }], 'unknownFrame'],
      ['command', [{ ...leave, id: 'y', pad: 'p'.repeat(16_384) }], 'frameTooLarge'],
      ['command', [leave], 'notSeated'],
      ['command', [{ ...leave, game: randomUUID() }], 'unknownGame'],
      ['command', [{ game, id: 'x', type: 'takeTable' }], 'notAllowed'],
    ];
    for (const [name, payload, code] of cases) {
      expect([name, payload.length, (await socket.answer(name, ...payload)).code]).toEqual([
        name,
        payload.length,
        code,
      ]);
    }
    expect(socket.socket.connected).toBe(true);
    expect(await before()).toEqual(start);
  });

  it.each(['2[broken', '2{}', '9', '2', '5x-[]', 'nonsense', ''])(
    'reads %j off the wire as a bad frame',
    async (raw) => {
      socket.socket.io.engine.write(raw);
      expect((await socket.next('answer')).code).toBe('badFrame');
      expect((await socket.answer('clock', { id: 'still-here' })).code).toBe('ok');
    },
  );

  it('names the command when it can be read, and nothing else', async () => {
    expect(await socket.answer('command', { id: 'mine', game })).toEqual({
      id: 'mine',
      code: 'badFrame',
      at: expect.any(Number),
    });
    expect((await socket.answer('command', { id: 7 })).id).toBeNull();
  });

  it('are limited', async () => {
    const burst = Array.from({ length: 200 }, (_, index) => ({ id: String(index) }));
    for (const frame of burst) socket.socket.emit('clock', frame);
    let answer = await socket.next('answer');
    while (answer.code === 'ok') answer = await socket.next('answer');
    expect(answer.code).toBe('tooMany');
    expect(socket.socket.connected).toBe(true);
  });
});

describe('a game', () => {
  it('shows each viewer what is theirs', async () => {
    const killer = await club.connect(playerAt(seatWith('killer')));
    const civilian = await club.connect(playerAt(seatWith('civilian')));
    const watcher = await club.connect(await club.member('Watcher'));
    for (const socket of [killer, civilian, watcher]) socket.socket.emit('watch', { game });
    const views = [await killer.next('view'), await civilian.next('view'), await watcher.next('view')];
    const known = views.map(({ view }) => view.seats.filter((seat) => seat.known !== null).length);
    expect(known).toEqual([2, 1, 0]);
    expect(Object.keys(views[2]!.cursor)).toEqual(['public']);

    // A pick is told to the group, in one frame, and to nobody else.
    const partner = await club.connect(playerAt(seatWith('killer', 1)));
    partner.socket.emit('watch', { game });
    await partner.next('view');
    const { stage } = views[0]!.view;
    const target = seatWith('civilian', 1);
    const pick = { game, id: 'p1', type: 'pick', stage, verb: 'kill', target };
    const answer = await killer.answer('command', pick);
    expect(answer).toEqual({ id: 'p1', code: 'ok', at: expect.any(Number) });
    const told = await partner.next('messages');
    expect(told).toMatchObject({
      game,
      items: [{ audience: 'killers', message: { type: 'pickMade', target } }],
      texts: {},
    });
    for (const socket of [civilian, watcher]) {
      await socket.answer('clock', { id: 'flush' });
      expect(socket.all('messages')).toEqual([]);
    }

    // The same command again is the first answer again; another one under its id is refused.
    expect(await killer.answer('command', pick)).toEqual(answer);
    expect((await killer.answer('command', { ...pick, target: null })).code).toBe('commandIdReused');
    expect((await killer.answer('command', { ...pick, id: 'p2', stage: stage + 7 })).code).toBe('staleStage');
    expect((await civilian.answer('command', { ...pick, id: 'p1' })).code).toBe('notYourAct');
  });

  it('goes on where a cursor left off, and with a whole picture where it cannot', async () => {
    const member = playerAt(seatWith('police'));
    const first = await club.connect(member);
    first.socket.emit('watch', { game });
    const { cursor, view } = await first.next('view');
    const again = await club.connect(member);
    again.socket.emit('watch', { game, cursor });
    expect((await again.next('messages')).items).toEqual([]);
    again.socket.emit('watch', { game, cursor: { ...cursor, public: 0 } });
    expect((await again.next('messages')).items[0]).toMatchObject({ audience: 'public', n: 1 });
    again.socket.emit('watch', { game, cursor: { ...cursor, public: 9_999 } });
    expect((await again.next('view')).view).toEqual(view);
    const old = await club.connect(member, 0);
    old.socket.emit('watch', { game, cursor });
    expect((await old.next('view')).view).toEqual(view);
  });

  it('hears the newest connection of a member only', async () => {
    const member = playerAt(seatWith('civilian', 2));
    const older = await club.connect(member);
    const newer = await club.connect(member);
    await older.next('replaced');
    const { view } = (await club.core.runner.fullView(game, { kind: 'spectator' }))!;
    const pass = { game, id: 'late', type: 'pass', stage: view.stage };
    expect((await older.answer('command', pass)).code).toBe('replaced');
    expect((await newer.answer('command', pass)).code).toBe('wrongStage');

    // The late end of the older one loses nothing.
    const lost = await eventsOf(game, 'connectionLost');
    older.socket.disconnect();
    await newer.answer('clock', { id: 'flush' });
    const { rows } = await club.core.pool.query('SELECT socket_id FROM presence WHERE member_id = $1', [
      member.id,
    ]);
    expect(rows).toEqual([{ socket_id: newer.socket.id }]);
    expect(await eventsOf(game, 'connectionLost')).toEqual(lost);
  });

  it('tells the rules of a lost connection and of its return', async () => {
    const seat = seatWith('civilian', 3);
    const count = async (type: string) =>
      (
        await club.core.pool.query(
          `SELECT 1 FROM event WHERE game_id = $1 AND type = $2 AND data->>'seat' = $3`,
          [game, type, String(seat)],
        )
      ).rowCount;
    const socket = await club.connect(playerAt(seat));
    await until(async () => await club.club.presence.isPresent(playerAt(seat).id));
    socket.socket.disconnect();
    await until(async () => (await count('connectionLost')) === 1);
    await club.connect(playerAt(seat));
    await until(async () => (await count('connectionRegained')) === 1);
  });

  it('ends for a socket whose session ends', async () => {
    const member = await club.member('Leaver');
    const socket = await club.connect(member);
    await member.ask('POST', '/api/sign-out');
    expect(await socket.next('bye')).toEqual({ code: 'signedOut' });
  });
});

describe('a judge', () => {
  it('takes a table of strangers, sees all, and as a spectator again after leaving it', async () => {
    const judge = await club.member('Judge');
    await club.core.pool.query(`UPDATE member SET role = 'judge' WHERE id = ANY($1)`, [
      [judge.id, players[0]!.id],
    ]);
    const seated = await club.connect(players[0]!);
    expect((await seated.answer('command', { game, id: 'j', type: 'takeTable' })).code).toBe('notAllowed');

    const socket = await club.connect(judge);
    socket.socket.emit('watch', { game });
    expect((await socket.next('view')).view.viewer).toEqual({ kind: 'spectator' });
    socket.socket.emit('command', { game, id: 'j1', type: 'takeTable' });
    const sight = await socket.next('view');
    expect(sight.view.viewer).toEqual({ kind: 'judge' });
    expect(sight.view.seats.every(({ known }) => known !== null)).toBe(true);
    expect(socket.all('answer')).toContainEqual({ id: 'j1', code: 'ok', at: expect.any(Number) });

    const ground = { offence: 'late-vote', note: '请注意' };
    socket.socket.emit('command', { game, id: 'j2', type: 'warn', seat: 1, ground });
    const warned = await socket.next('messages');
    expect(Object.values(warned.texts)).toEqual(['请注意']);

    socket.socket.emit('command', { game, id: 'j3', type: 'leaveTable' });
    const after = await socket.next('view');
    expect(after.view.viewer).toEqual({ kind: 'spectator' });
    expect(after.view.seats.every(({ known }) => known === null)).toBe(true);
  });
});

describe('speech', () => {
  it('is the speaker’s alone and comes with its words', async () => {
    await free();
    const id = await startGame(players);
    const listener = await club.connect(outsider);
    listener.socket.emit('watch', { game: id });
    const { view } = await listener.next('view');
    const sockets = await Promise.all(players.map((player) => club.connect(player)));
    // Nobody is killed: both groups agree on nobody, dawn comes, seat 1 speaks (POL-11).
    for (const role of ['killer', 'police']) {
      for (const nth of [0, 1]) {
        const verb = role === 'killer' ? 'kill' : 'check';
        const socket = sockets[seatWith(role, nth) - 1]!;
        const pick = { game: id, id: randomUUID(), type: 'pick', stage: view.stage, verb, target: null };
        expect((await socket.answer('command', pick)).code).toBe('ok');
      }
    }
    const turn = (await club.core.runner.fullView(id, { kind: 'spectator' }))!.view;
    const speak = (text: string) => ({ game: id, id: randomUUID(), type: 'speak', stage: turn.stage, text });
    expect((await sockets[4]!.answer('command', speak('抢话'))).code).toBe('notYourTurn');
    expect((await sockets[0]!.answer('command', speak('我是平民\u202e'))).code).toBe('badFrame');
    expect((await sockets[0]!.answer('command', speak('我是平民。'))).code).toBe('ok');
    let news = await listener.next('messages');
    while (!news.items.some(({ message }) => message.type === 'speechSaid'))
      news = await listener.next('messages');
    expect(Object.values(news.texts)).toEqual(['我是平民。']);
  });
});
