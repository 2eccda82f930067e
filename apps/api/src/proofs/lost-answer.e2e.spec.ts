import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Seat } from '@killer-club/rules';
import { TestClub, type TestSocket } from '../testing/club-app.js';
import { createTestDatabase, type TestDatabase } from '../testing/database.js';
import { PostgresProxy } from '../testing/postgres-proxy.js';
import { policeTable } from '../testing/table.js';

jest.setTimeout(60_000);

/** Members at sockets, and a line to PostgreSQL that loses the answer after COMMIT when it is told to. */
describe('an answer of PostgreSQL lost after COMMIT', () => {
  let database: TestDatabase;
  let proxy: PostgresProxy;
  let club: TestClub;
  let game: string;
  let sockets: Map<Seat, TestSocket>;
  let killers: Seat[];
  let civilian: Seat;
  let stage: number;

  beforeAll(async () => {
    database = await createTestDatabase();
    proxy = new PostgresProxy(new URL(database.url));
    club = await TestClub.open({}, { ...database, url: await proxy.open() });
    const members = await club.members(8);
    const table = policeTable(8);
    const seats = members.map(({ id }, index) => ({ seat: index + 1, memberId: id, bot: false }));
    await club.core.runner.start({ ...table, seats });
    game = table.start.gameId;
    const { view } = (await club.core.runner.fullView(game, { kind: 'judge' }))!;
    stage = view.stage;
    const seatsOf = (role: string): Seat[] =>
      view.seats.filter(({ known }) => known?.identity === role).map(({ seat }) => seat);
    killers = seatsOf('killer');
    civilian = seatsOf('civilian')[0]!;
    sockets = new Map();
    for (const [index, member] of members.entries()) {
      const socket = await club.connect(member);
      socket.socket.emit('watch', { game });
      await socket.next('view');
      sockets.set(index + 1, socket);
    }
  });

  afterAll(async () => {
    await club.close({ keepDatabase: true });
    await proxy.close();
    await database.drop();
  });

  const at = (seat: Seat): TestSocket => sockets.get(seat)!;

  const kept = async (table: 'event' | 'receipt', clause: string): Promise<number> => {
    const sql = `select count(*)::int as n from ${table} where game_id = $1 and ${clause}`;
    const { rows } = await club.core.pool.query<{ n: number }>(sql, [game]);
    return rows[0]!.n;
  };

  /** How often a command of this id was answered, once everything sent before has come. */
  const answers = async (seat: Seat, id: string) => {
    await at(seat).answer('clock', { id: `after-${id}` });
    return at(seat)
      .all('answer')
      .filter((answer) => answer.id === id);
  };

  const picked = (target: Seat) => {
    const told = (seat: Seat): number =>
      at(seat)
        .all('messages')
        .flatMap(({ items }) => items)
        .filter(({ message }) => message.type === 'pickMade' && message.target === target).length;
    return killers.map(told);
  };

  it('does not reach the player: one "ok", one event, one message', async () => {
    const before = proxy.dropped;
    const id = randomUUID();
    const command = { game, id, type: 'pick', stage, verb: 'kill', target: civilian };
    proxy.dropAnswerTo('append');
    const answer = await at(killers[0]!).answer('command', command);
    expect(proxy.dropped).toBe(before + 1);
    expect(answer).toMatchObject({ id, code: 'ok' });
    expect(await answers(killers[0]!, id)).toEqual([answer]);
    expect(await kept('event', "type = 'pickMade'")).toBe(1);
    expect(await kept('receipt', `command_id = '${id}'`)).toBe(1);
    await answers(killers[1]!, 'flush');
    expect(picked(civilian)).toEqual([1, 1]);

    // Whoever sends it again, not knowing, gets the first answer and nothing happens.
    expect(await at(killers[0]!).answer('command', command)).toEqual(answer);
    expect(await kept('event', "type = 'pickMade'")).toBe(1);
  });

  it('nor does it for commands of several players in one batch', async () => {
    const before = { dropped: proxy.dropped, picks: await kept('event', "type = 'pickMade'") };
    proxy.dropAnswerTo('append');
    const ids = await Promise.all(
      killers.map(async (seat) => {
        const id = randomUUID();
        // The two of them differ: nothing locks.
        const target = seat === killers[0] ? killers[1]! : killers[0]!;
        const command = { game, id, type: 'pick', stage, verb: 'kill', target };
        expect(await at(seat).answer('command', command)).toMatchObject({ id, code: 'ok' });
        return id;
      }),
    );
    expect(proxy.dropped).toBe(before.dropped + 1);
    for (const [index, seat] of killers.entries()) expect(await answers(seat, ids[index]!)).toHaveLength(1);
    expect(await kept('event', "type = 'pickMade'")).toBe(before.picks + 2);
  });
});
