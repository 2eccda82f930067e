import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Actor, Command, Seat } from '@killer-club/rules';
import { tableView, type TableView } from '@killer-club/protocol';
import { TestClub, type TestMember } from '../testing/club-app.js';
import { eventually } from '../testing/eventually.js';
import { policeTable } from '../testing/table.js';

jest.setTimeout(30_000);

type Person = TestMember & { readonly id: string };
const CONTRIBUTION = '00112233445566778899aabbccddeeff';

let club: TestClub;
let people: Person[];
beforeAll(async () => {
  club = await TestClub.open();
  people = await club.members(8);
});
afterAll(() => club.close());

const show = async (id: string): Promise<TableView> =>
  tableView.parse((await people[0]!.ask('GET', `/api/tables/${id}`)).body);

const fullTable = async (): Promise<TableView> => {
  const made = await people[0]!.ask('POST', '/api/tables', { preset: 'police', size: 8 });
  const { id } = tableView.parse(made.body);
  for (const member of people.slice(1)) await member.ask('POST', `/api/tables/${id}/sit`, {});
  return show(id);
};

const allReady = async ({ id, check }: TableView): Promise<TableView> => {
  const ready = { check: check!.id, contribution: CONTRIBUTION };
  for (const member of people) expect((await member.ask('POST', '/api/ready', ready)).status).toBe(200);
  return show(id);
};

const submit = async (gameId: string, actor: Actor, command: Command): Promise<string> => {
  const { code } = await club.core.runner.submit({
    gameId,
    actor,
    actorKey: JSON.stringify(actor),
    commandId: randomUUID(),
    command,
    receivedAt: club.core.clock.now(),
  });
  return code;
};
const act = (game: string, seat: Seat, command: Command): Promise<string> =>
  submit(game, { kind: 'seat', seat }, command);

/** What the table would only learn at the end: who is what. */
const deal = async (game: string) => {
  const { view } = (await club.core.runner.fullView(game, { kind: 'judge' }))!;
  const seatsOf = (role: string): Seat[] =>
    view.seats.filter(({ known }) => known?.identity === role).map(({ seat }) => seat);
  return { stage: view.stage, seatsOf };
};

describe('a game', () => {
  it('is not begun with somebody who lives in another; their seat is free again', async () => {
    const asked = await fullTable();
    const busy = people[3]!;
    const other = policeTable(8);
    const seats = other.seats.map((seat, index) => (index === 0 ? { ...seat, memberId: busy.id } : seat));
    expect(await club.core.runner.start({ ...other, seats })).toBe('started');

    const after = await allReady(asked);
    expect(after).toMatchObject({ state: 'open', game: null, check: null });
    const left = people.filter((member) => member !== busy);
    expect(after.seats.map(({ person }) => person.id).sort()).toEqual(left.map(({ id }) => id).sort());

    const { gameId } = other.start;
    const ground = { offence: 'other', note: null };
    expect(await submit(gameId, { kind: 'system' }, { type: 'annul', ground })).toBe('ok');
    for (const member of left) await member.ask('POST', `/api/tables/${asked.id}/stand`);
    expect((await show(asked.id)).state).toBe('closed');
  });
});

describe('the next game at a table', () => {
  it('protects in its first night whoever was killed in the last one’s (CLUB-11)', async () => {
    const table = await allReady(await fullTable());
    const first = table.game!;
    const { stage, seatsOf } = await deal(first);
    const victim = seatsOf('civilian')[0]!;
    for (const [role, verb, target] of [
      ['killer', 'kill', victim],
      ['police', 'check', null],
    ] as const)
      for (const seat of seatsOf(role))
        expect(await act(first, seat, { type: 'pick', stage, verb, target })).toBe('ok');
    const dawn = (await club.core.runner.fullView(first, { kind: 'spectator' }))!.view;
    expect(dawn.seats.filter(({ exit }) => exit !== null).map(({ seat }) => seat)).toEqual([victim]);
    for (const seat of seatsOf('killer')) expect(await act(first, seat, { type: 'leave' })).toBe('ok');

    await eventually(async () => (await show(table.id)).state === 'check');
    const next = await allReady(await show(table.id));
    expect(next).toMatchObject({ state: 'playing', firstSpeaker: 2 });
    const second = next.game!;
    const again = await deal(second);
    const killer = again.seatsOf('killer')[0]!;
    const sight = await club.core.runner.fullView(second, { kind: 'seat', seat: killer });
    expect(sight!.view.protectedSeats).toEqual([victim]);
    const pick = { type: 'pick', stage: again.stage, verb: 'kill' } as const;
    expect(await act(second, killer, { ...pick, target: victim })).toBe('protectedSeat');
    const other = again.seatsOf('civilian').find((seat) => seat !== victim)!;
    expect(await act(second, killer, { ...pick, target: other })).toBe('ok');
    for (const seat of again.seatsOf('killer')) await act(second, seat, { type: 'leave' });
  });
});
