import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { commitmentOf } from '@killer-club/rules';
import { me, tableView, type TableView } from '@killer-club/protocol';
import { TestClub, type TestMember } from '../testing/club-app.js';

const CONTRIBUTION = '00112233445566778899aabbccddeeff';

let club: TestClub;
let people: (TestMember & { id: string })[];
beforeAll(async () => {
  club = await TestClub.open();
  people = await club.members(12);
});
afterAll(() => club.close());

const tableOf = async (member: TestMember, id: string): Promise<TableView> =>
  tableView.parse((await member.ask('GET', `/api/tables/${id}`)).body);
const whereIs = async (member: TestMember) => me.parse((await member.ask('GET', '/api/me')).body);
const seated = (table: TableView): string[] => table.seats.map(({ person }) => person.id);
const runOut = (tableId: string) =>
  club.core.pool.query("UPDATE ready_check SET closes_at = now() - interval '1 s' WHERE table_id = $1", [
    tableId,
  ]);
const endGame = (tableId: string) =>
  club.core.pool.query("UPDATE game SET state = 'ended' WHERE table_id = $1", [tableId]);
const freeSeats = () => club.core.pool.query('UPDATE game_seat SET living = false');

describe('a table', () => {
  it('takes as many as it has seats for, and frees who is not back for the next game (CLUB-16, CLUB-22)', async () => {
    const [host, ...others] = people;
    const table = tableView.parse(
      (await host!.ask('POST', '/api/tables', { preset: 'police', size: 8 })).body,
    );
    const sat = await Promise.all(
      others.map((member) => member.ask('POST', `/api/tables/${table.id}/sit`, {})),
    );
    expect(sat.filter(({ status }) => status === 200)).toHaveLength(7);

    const full = await tableOf(host!, table.id);
    expect(full.state).toBe('check');
    expect(new Set(seated(full)).size).toBe(8);
    expect(full.seats.map(({ seat }) => seat)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(full.check?.commitment).toMatch(/^[0-9a-f]{64}$/);
    const shown = await host!.ask('GET', `/api/tables/${table.id}`);
    const { rows } = await club.core.pool.query<{ seed: string; game_id: string }>(
      'SELECT seed, game_id FROM ready_check',
    );
    expect(shown.text).not.toContain(rows[0]!.seed);
    expect(commitmentOf(rows[0]!.game_id, rows[0]!.seed)).toBe(full.check?.commitment);

    // Everybody ready at once: one start.
    const players = people.filter(({ id }) => seated(full).includes(id));
    const ready = { check: full.check!.id, contribution: CONTRIBUTION };
    const answers = await Promise.all(players.map((member) => member.ask('POST', '/api/ready', ready)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const playing = await tableOf(host!, table.id);
    expect(playing).toMatchObject({ state: 'playing', game: full.check!.game, check: null });
    expect((await whereIs(host!)).game).toBe(full.check!.game);
    expect((await host!.ask('POST', `/api/tables/${table.id}/stand`)).body).toMatchObject({ code: 'inGame' });
    expect((await host!.ask('POST', '/api/queue', { preset: 'police', size: 8 })).body).toMatchObject({
      code: 'busy',
    });
    expect((await host!.ask('GET', `/api/games/${playing.game!}/replay`)).body).toMatchObject({
      code: 'notEnded',
    });

    // The next game at the table: the first speaker has moved on (CLUB-22), and everybody is asked again (CLUB-16).
    await freeSeats();
    await endGame(table.id);
    await club.club.keeper.tick();
    const next = await tableOf(host!, table.id);
    expect(next).toMatchObject({ state: 'check', firstSpeaker: 2, game: null });

    // Whoever does not answer in time is free again, whoever did stays.
    await players[0]!.ask('POST', '/api/ready', { ...ready, check: next.check!.id });
    await runOut(table.id);
    expect(
      (await players[1]!.ask('POST', '/api/ready', { ...ready, check: next.check!.id })).body,
    ).toMatchObject({
      code: 'checkOver',
    });
    await club.club.keeper.tick();
    const after = await tableOf(host!, table.id);
    expect(after).toMatchObject({ state: 'open', check: null });
    expect(seated(after)).toEqual([players[0]!.id]);
    await players[0]!.ask('POST', `/api/tables/${table.id}/stand`);
    expect((await tableOf(host!, table.id)).state).toBe('closed');
  });

  it.each([
    [{ preset: 'police', size: 7 }, 'badSize'],
    [{ preset: 'chess', size: 8 }, 'noSuchPreset'],
    [{ preset: '__proto__', size: 8 }, 'badBody'],
    [{ preset: 'constructor', size: 8 }, 'noSuchPreset'],
    [{ preset: 'police', size: 8, clockFactor: 3 }, 'badBody'],
  ])('is refused as %j', async (body, code) => {
    expect((await people[0]!.ask('POST', '/api/tables', body)).body['code']).toBe(code);
  });

  it('seats nobody twice', async () => {
    const [ann, bob] = people;
    const first = tableView.parse(
      (await ann!.ask('POST', '/api/tables', { preset: 'police', size: 8 })).body,
    );
    expect((await ann!.ask('POST', '/api/tables', { preset: 'police', size: 8 })).body).toMatchObject({
      code: 'alreadySeated',
    });
    expect((await ann!.ask('POST', '/api/queue', { preset: 'police', size: 8 })).body).toMatchObject({
      code: 'busy',
    });
    expect((await bob!.ask('POST', `/api/tables/${first.id}/sit`, { seat: 1 })).body).toMatchObject({
      code: 'seatTaken',
    });
    expect((await bob!.ask('POST', `/api/tables/${first.id}/sit`, { seat: 9 })).body).toMatchObject({
      code: 'seatTaken',
    });
    await ann!.ask('POST', `/api/tables/${first.id}/stand`);
    expect((await bob!.ask('POST', `/api/tables/${first.id}/sit`, {})).status).toBe(404);
  });
});

describe('the queue', () => {
  it('makes a table of the first eight, and gives them their places back when one declines', async () => {
    for (const member of people.slice(0, 10)) {
      expect((await member.ask('POST', '/api/queue', { preset: 'police', size: 8 })).status).toBe(200);
    }
    const { table } = await whereIs(people[0]!);
    const made = await tableOf(people[0]!, table!);
    expect(made).toMatchObject({ kind: 'ranked', state: 'check' });
    expect(seated(made).sort()).toEqual(
      people
        .slice(0, 8)
        .map(({ id }) => id)
        .sort(),
    );
    expect((await whereIs(people[8]!)).queue).toEqual({ preset: 'police', size: 8 });
    expect((await people[9]!.ask('DELETE', '/api/queue')).status).toBe(200);

    await people[3]!.ask('POST', '/api/decline', { check: made.check!.id });
    expect((await whereIs(people[3]!)).queue).toBeNull();
    await club.club.matchmaker.tick();
    const again = await tableOf(people[0]!, (await whereIs(people[0]!)).table!);
    const expected = [...people.slice(0, 3), ...people.slice(4, 9)].map(({ id }) => id);
    expect(seated(again).sort()).toEqual(expected.sort());
    await people[0]!.ask('POST', '/api/decline', { check: again.check!.id });
    for (const member of people) await member.ask('DELETE', '/api/queue');
  });
});

describe('practice', () => {
  it('fills the other seats with bots and begins when the member is ready', async () => {
    const [ann] = people;
    const made = tableView.parse(
      (await ann!.ask('POST', '/api/practice', { preset: 'police', size: 12 })).body,
    );
    expect(made.seats.filter(({ person }) => person.bot)).toHaveLength(11);
    await ann!.ask('POST', '/api/ready', { check: made.check!.id, contribution: CONTRIBUTION });
    const { game } = await whereIs(ann!);
    expect(game).toBe(made.check!.game);
    const summary = await people[1]!.ask('GET', `/api/games/${game!}`);
    expect(summary.body).toMatchObject({ mode: 'practice', ranked: false, state: 'running', size: 12 });
    const bot = made.seats[1]!.person;
    expect(
      (await club.stranger().ask('POST', '/api/sign-in', { name: bot.name, password: 'anything' })).status,
    ).toBe(401);
  });
});
