import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { MAX_FRAME_BYTES } from '@killer-club/protocol';
import type { Seat } from '@killer-club/rules';
import { TestClub, type TestMember, type TestSocket } from '../testing/club-app.js';
import { policeTable } from '../testing/table.js';

jest.setTimeout(60_000);

type Person = TestMember & { readonly id: string };

/** A frame as a cheat would send it, and the refusal it earns. */
type Cheat = readonly [what: string, name: string, payload: readonly unknown[], code: string];

let club: TestClub;
let game: string;
let foreignGame: string;
let stage: number;
let killer: Seat;
let civilians: Seat[];
let members: Person[];

/** Receipts of the server's own are left out: it notes when somebody's connection comes. */
const tables = [
  'event',
  "(select * from receipt where actor <> 'system')",
  'game_text',
  'game',
  'game_seat',
  'ledger_entry',
  'settlement',
];

/** All that a command could change, as text. */
const truth = async (): Promise<string[]> => {
  const rows = tables.map(async (table) => {
    const sql = `select coalesce(string_agg(t::text, e'\\n' order by t::text), '') as all from ${table} t`;
    return (await club.core.pool.query<{ all: string }>(sql)).rows[0]!.all;
  });
  return Promise.all(rows);
};

const startGame = async (people: readonly Person[], name: string): Promise<string> => {
  const table = policeTable(people.length, { name });
  const seats = people.map(({ id }, index) => ({ seat: index + 1, memberId: id, bot: false }));
  await club.core.runner.start({ ...table, seats });
  return table.start.gameId;
};

beforeAll(async () => {
  club = await TestClub.open();
  members = [...(await club.members(8)), ...(await others(8))];
  game = await startGame(members.slice(0, 8), 'cheated');
  foreignGame = await startGame(members.slice(8), 'elsewhere');
  const { view } = (await club.core.runner.fullView(game, { kind: 'judge' }))!;
  stage = view.stage;
  const seatsOf = (role: string): Seat[] =>
    view.seats.filter(({ known }) => known?.identity === role).map(({ seat }) => seat);
  killer = seatsOf('killer')[0]!;
  civilians = seatsOf('civilian');
});
afterAll(() => club.close());

const others = (count: number): Promise<Person[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => club.member(`Other ${index + 10}`)));

const memberAt = (seat: Seat): Person => members[seat - 1]!;

const command = (fields: object): object => ({ game, id: randomUUID(), ...fields });
const pick = (fields: object = {}): object =>
  command({ type: 'pick', stage, verb: 'kill', target: civilians[1], ...fields });

/** What anybody may try; whoever is not seated earns another code for the acts of a seat. */
const kit = (seated: boolean): Cheat[] => {
  const unless = (code: string): string => (seated ? code : 'notSeated');
  const ground = { offence: 'other', note: 'a word' };
  return [
    ['a pick of a killer', 'command', [pick()], unless('notYourAct')],
    ["another's seat", 'command', [pick({ seat: killer })], 'badFrame'],
    ["another's membership", 'command', [pick({ actorKey: memberAt(killer).id })], 'badFrame'],
    ['a stage gone by', 'command', [pick({ stage: stage - 1 })], unless('staleStage')],
    ['a stage to come', 'command', [pick({ stage: stage + 1 })], unless('staleStage')],
    [
      'a vote at night',
      'command',
      [command({ type: 'castVote', stage, candidate: 1 })],
      unless('wrongStage'),
    ],
    ["another's turn", 'command', [command({ type: 'speak', stage, text: 'I!' })], unless('wrongStage')],
    ['a game one does not sit in', 'command', [pick({ game: foreignGame })], 'notSeated'],
    ['a game there is not', 'command', [pick({ game: randomUUID() })], 'unknownGame'],
    ["a judge's act", 'command', [command({ type: 'warn', seat: killer, ground })], 'notAllowed'],
    ["a judge's seat", 'command', [command({ type: 'takeTable' })], 'notAllowed'],
    ['the end of the game', 'command', [command({ type: 'annul', ground })], 'notAllowed'],
    ["the server's act", 'command', [command({ type: 'expire', deadline: `stage:${stage}` })], 'badFrame'],
    ["another's connection", 'command', [command({ type: 'loseConnection', seat: killer })], 'badFrame'],
    ['an event there is not', 'event', [{ id: 'x' }], 'unknownFrame'],
    ['a name of the prototype', 'constructor', [{ id: 'x' }], 'unknownFrame'],
    ['bytes', 'command', [Buffer.from('leave')], 'badFrame'],
    ['bytes inside', 'command', [pick({ target: Buffer.from([1]) })], 'badFrame'],
    ['a list', 'command', [[pick()]], 'badFrame'],
    ['a number that is none', 'command', [pick({ target: '1' })], 'badFrame'],
    ['a seat beyond the table', 'command', [pick({ target: -1 })], 'badFrame'],
    ['too long an id', 'command', [pick({ id: 'i'.repeat(65) })], 'badFrame'],
  ];
};

/** Every answer to a frame: a harmless one sent behind the first shows whether there are more. */
const codesFor = async (socket: TestSocket, name: string, payload: readonly unknown[]): Promise<string[]> => {
  const codes = [(await socket.answer(name, ...payload)).code];
  const id = `behind-${randomUUID()}`;
  socket.socket.emit('clock', { id });
  for (;;) {
    const answer = await socket.next('answer');
    if (answer.id === id) return codes;
    codes.push(answer.code);
  }
};

const tryAll = async (socket: TestSocket, cheats: readonly Cheat[]): Promise<void> => {
  const before = await truth();
  for (const [what, name, payload, code] of cheats) {
    expect([what, ...(await codesFor(socket, name, payload))]).toEqual([what, code]);
  }
  expect(socket.socket.connected).toBe(true);
  expect(await truth()).toEqual(before);
};

describe("a cheat's kit", () => {
  it('is refused to a civilian', async () => {
    await tryAll(await club.connect(memberAt(civilians[0]!)), kit(true));
  });

  it('is refused to a spectator', async () => {
    await tryAll(await club.connect(await club.member('Bystander')), kit(false));
  });

  it('is refused to a stranger', async () => {
    const socket = await club.connect({ cookie: '' });
    // What is no frame at all is told to anybody; every other one needs a member first.
    const told = ['unknownFrame'];
    const cheats = kit(false).map<Cheat>(([what, name, payload, code]) => {
      const isBinary = payload.some((part) => Buffer.isBuffer(part)) || what === 'bytes inside';
      return [what, name, payload, told.includes(code) || isBinary ? code : 'notSignedIn'];
    });
    await tryAll(socket, cheats);
  });

  it('holds no frame that is a byte too long', async () => {
    const socket = await club.connect(memberAt(civilians[1]!));
    const before = await truth();
    const size = (text: string): number => Buffer.byteLength(`2${JSON.stringify(['clock', { id: text }])}`);
    const fill = (bytes: number): string => 'i'.repeat(bytes - size(''));
    expect((await socket.answer('clock', { id: fill(MAX_FRAME_BYTES) })).code).toBe('badFrame');
    expect((await socket.answer('clock', { id: fill(MAX_FRAME_BYTES + 1) })).code).toBe('frameTooLarge');
    expect((await socket.answer('clock', { id: 'still-here' })).code).toBe('ok');
    expect(await truth()).toEqual(before);
  });

  it('gains nothing from an id used before, by oneself or another', async () => {
    const id = 'the-same';
    const socket = await club.connect(memberAt(killer));
    const first = pick({ id });
    const answer = await socket.answer('command', first);
    expect(answer.code).toBe('ok');
    const before = await truth();
    expect(await socket.answer('command', first)).toEqual(answer);
    expect((await socket.answer('command', pick({ id, target: null }))).code).toBe('commandIdReused');
    const thief = await club.connect(memberAt(civilians[2]!));
    expect((await thief.answer('command', first)).code).toBe('notYourAct');
    expect(await truth()).toEqual(before);
  });
});
