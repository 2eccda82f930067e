import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';
import { z } from 'zod';
import type { MemberRole } from '@killer-club/protocol';
import type { PickVerb, Seat, SeatCommand, View } from '@killer-club/rules';
import { AppModule } from '../app.module.js';
import type { TestMember } from './club-app.js';
import { createTestDatabase, type TestDatabase } from './database.js';
import { dial } from './dial.js';
import { eventually } from './eventually.js';
import { getRoutes } from './get-routes.js';
import { StillClub, type StillClubOptions } from './still-club.js';
import { WireTap } from './wire-tap.js';

const SIZE = 12;
const SPECTATOR = 'Zuschauerin';
export const GAME = 'the-game-of-both-worlds';
const TABLE_PATH = '/api/tables';

/** Questions that an address takes besides itself. */
const QUERIES: Readonly<Record<string, readonly string[]>> = {
  '/api/games/:id/replay': ['?as=judge', '?as=seat:1'],
  '/api/games/ended': ['?mine=true'],
  '/api/statistics/results': ['?mode=table'],
};

const hex = (text: string, length: number): string =>
  createHash('sha256').update(text).digest('hex').slice(0, length);

/** A club with one running game at a real table, at the first moment of its first night. */
export interface Origin {
  readonly database: TestDatabase;
  /** Cookies of the members by seat, and of somebody who watches. The first killer is a judge of the club, the first police an administrator. */
  readonly cookies: readonly string[];
  readonly spectator: string;
  /** Cookies of members who only ask over REST. */
  readonly judge: string;
  readonly administrator: string;
  /** What an address might name of the game. */
  readonly ids: readonly string[];
}

const signedUp = async (club: StillClub, name: string): Promise<TestMember & { readonly id: string }> => {
  const member = club.visitor();
  const { status, body } = await member.ask('POST', '/api/sign-up', { name, password: 'long enough' });
  if (status !== 200) throw new Error(`${name} was not let in: ${status}`);
  return Object.assign(member, { id: idSchema.parse(body).id });
};

const appoint = async ({ pool }: StillClub, memberId: string, role: MemberRole): Promise<void> => {
  await pool.query('update member set role = $2 where id = $1', [memberId, role]);
};

const checkSchema = z.object({ check: z.object({ id: z.string() }) });
const idSchema = z.object({ id: z.string() });

/** The one chance in a game is its deal: the test chooses the seed, as the game's name. */
const fixDeal = async (ownerUrl: string): Promise<void> => {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await owner.query('update ready_check set seed = $1, game_id = $2', [hex('deal', 64), GAME]);
  } finally {
    await owner.end();
  }
};

export const prepareOrigin = async (): Promise<Origin> => {
  const database = await createTestDatabase();
  const club = await StillClub.open(database);
  try {
    const members = await Promise.all(
      Array.from({ length: SIZE }, (_, index) => signedUp(club, `Mitglied ${'ABCDEFGHIJKL'.charAt(index)}`)),
    );
    const spectator = await signedUp(club, SPECTATOR);
    const [judge, administrator] = [await signedUp(club, 'Richterin'), await signedUp(club, 'Vorstand')];
    await appoint(club, judge.id, 'judge');
    await appoint(club, administrator.id, 'administrator');
    const [first, ...others] = members;
    const table = idSchema.parse(
      (await first!.ask('POST', TABLE_PATH, { preset: 'police', size: SIZE })).body,
    );
    for (const member of others) await member.ask('POST', `${TABLE_PATH}/${table.id}/sit`, {});
    await fixDeal(database.ownerUrl);
    const { check } = checkSchema.parse((await first!.ask('GET', `${TABLE_PATH}/${table.id}`)).body);
    for (const [index, member] of members.entries()) {
      await member.ask('POST', '/api/ready', { check: check.id, contribution: hex(`seat ${index}`, 32) });
    }
    const { view } = (await club.runner.fullView(GAME, { kind: 'judge' }))!;
    const seatOf = (role: string): number => view.seats.findIndex(({ known }) => known?.identity === role);
    await appoint(club, members[seatOf('killer')]!.id, 'judge');
    await appoint(club, members[seatOf('police')]!.id, 'administrator');
    return {
      database,
      cookies: members.map(({ cookie }) => cookie),
      spectator: spectator.cookie,
      judge: judge.cookie,
      administrator: administrator.cookie,
      ids: [GAME, table.id],
    };
  } finally {
    await club.close();
  }
};

/** One of two worlds that differ in nothing but what stays hidden. */
export class Twin {
  /** Everything the tapped ones were sent, in order, by who they are. */
  readonly received: Record<string, string[]> = {};
  private readonly taps = new Map<string, { readonly tap: WireTap; readonly cookie: string }>();
  /** Cookies of those who are tapped at REST alone. */
  private readonly askers = new Map<string, string>();
  private readonly players = new Map<Seat, WireTap>();

  private constructor(
    private readonly club: StillClub,
    private readonly database: TestDatabase,
    private readonly origin: Origin,
    readonly roles: readonly string[],
  ) {}

  static async open(origin: Origin, options: StillClubOptions): Promise<Twin> {
    const database = await createTestDatabase(origin.database);
    const club = await StillClub.open(database, options);
    const judge = await club.runner.fullView(GAME, { kind: 'judge' });
    const roles = judge!.view.seats.map(({ known }) => String(known?.identity));
    const twin = new Twin(club, database, origin, roles);
    for (const seat of roles.keys()) await twin.enter(seat + 1);
    await twin.tap('spectator', await twin.connect(origin.spectator), origin.spectator);
    twin.letAsk('judge', origin.judge);
    twin.letAsk('administrator', origin.administrator);
    twin.letAsk('seated judge', twin.cookieOf('killer'));
    twin.letAsk('seated administrator', twin.cookieOf('police'));
    return twin;
  }

  async close(): Promise<void> {
    for (const tap of [...this.players.values(), ...[...this.taps.values()].map(({ tap }) => tap)]) {
      tap.socket.disconnect();
    }
    await this.club.close();
    await this.database.drop();
  }

  /** Seats of a role, ascending. */
  seats(role: string): Seat[] {
    return this.roles.flatMap((one, index) => (one === role ? [index + 1] : []));
  }

  /** From now on what this seat's connection receives counts. */
  async tapSeat(name: string, seat: Seat): Promise<void> {
    await this.tap(name, this.players.get(seat)!, this.origin.cookies[seat - 1]!);
  }

  /** A seat comes back by a new connection, and what that one receives counts. */
  async returnTapped(name: string, seat: Seat): Promise<void> {
    await this.enter(seat);
    await this.tapSeat(name, seat);
  }

  async act(seat: Seat, command: SeatCommandFrame): Promise<string> {
    // How many picks there were must not show in the names of what is public.
    const id =
      'stage' in command && command.type !== 'pick' ? `${command.type}-${command.stage}` : randomUUID();
    const player = this.players.get(seat)!;
    return (await player.answer('command', { game: GAME, id, ...command })).code;
  }

  async pick(seat: Seat, verb: PickVerb, target: Seat | null): Promise<void> {
    const { stage } = await this.view();
    const code = await this.act(seat, { type: 'pick', stage, verb, target });
    if (code !== 'ok') throw new Error(`seat ${seat} may not ${verb} ${target}: ${code}`);
  }

  async view(): Promise<View> {
    return (await this.club.runner.fullView(GAME, { kind: 'spectator' }))!.view;
  }

  /** Lets the stage's clock run out. */
  async expire(): Promise<void> {
    const { stage, until } = await this.view();
    this.club.clock.advance(until! + 300 - this.club.clock.now());
    await eventually(async () => (await this.view()).stage !== stage);
  }

  /** What the tapped ones may ask at this moment, over both doors; most of it is refused. */
  async probe(): Promise<void> {
    const { stage } = await this.view();
    for (const { tap } of this.taps.values()) {
      for (const [index, command] of attempts(stage).entries()) {
        const id = `probe-${stage}-${index}`;
        const { code } = await tap.answer('command', { game: GAME, id, ...command });
        if (code === 'tooMany') throw new Error('The probe asks faster than anybody may');
      }
      await tap.answer('clock', { id: 'what-time-is-it' });
    }
    const asking = [...this.askers, ...[...this.taps].map(([name, { cookie }]) => [name, cookie] as const)];
    await Promise.all(asking.map(([name, cookie]) => this.probeRest(name, cookie)));
  }

  /** How much has happened that nobody but its group knows. */
  async hiddenEvents(): Promise<string[]> {
    const { rows } = await this.club.pool.query(
      "select type || data::text as told from event where type in ('pickMade', 'choiceLocked') order by revision",
    );
    return rows.map((row) => z.object({ told: z.string() }).parse(row).told);
  }

  /** Brings everything that is still on its way to the tapped ones. */
  async settle(): Promise<void> {
    for (const { tap } of this.taps.values()) await tap.answer('clock', { id: 'last' });
  }

  private async enter(seat: Seat): Promise<void> {
    const tap = await this.connect(this.origin.cookies[seat - 1]!);
    tap.socket.emit('watch', { game: GAME });
    await tap.next('view');
    this.players.set(seat, tap);
  }

  private async connect(cookie: string): Promise<WireTap> {
    const tap = new WireTap(dial(this.club.port, cookie));
    await tap.next('hello');
    return tap;
  }

  private async tap(name: string, tap: WireTap, cookie: string): Promise<void> {
    this.taps.set(name, { tap, cookie });
    this.received[name] = tap.packets;
    tap.socket.emit('watch', { game: GAME });
    await tap.next('view');
  }

  private letAsk(name: string, cookie: string): void {
    this.askers.set(name, cookie);
    this.received[name] = [];
  }

  private cookieOf(role: string): string {
    return this.origin.cookies[this.seats(role)[0]! - 1]!;
  }

  private async probeRest(name: string, cookie: string): Promise<void> {
    const person = this.club.visitor(cookie);
    for (const path of this.addresses()) {
      const { status, headers, text } = await person.ask('GET', path);
      // Left out: the second at which the machine answered.
      const kept = [...headers].filter(([header]) => header !== 'date').map((pair) => pair.join(': '));
      this.received[name]!.push(`GET ${path} ${status}\n${kept.join('\n')}\n\n${text}`);
    }
  }

  private addresses(): string[] {
    const { controllers = [] } = AppModule.of(this.club.club);
    return getRoutes(controllers)
      .flatMap((route) => ['', ...(QUERIES[route] ?? [])].map((query) => `${route}${query}`))
      .flatMap((address) =>
        /\/:\w+/.test(address) ? this.origin.ids.map((id) => address.replace(/:\w+/, id)) : [address],
      );
  }
}

/** A seat's command as it travels: its words are text, and whose it is is not said. */
export type SeatCommandFrame =
  | Exclude<SeatCommand, { type: 'speak' }>
  | { readonly type: 'speak'; readonly stage: number; readonly text: string };

/** Acts that would tell something if their refusal looked at what is hidden. */
const attempts = (stage: number): object[] => [
  { type: 'pick', stage, verb: 'kill', target: 1 },
  { type: 'pick', stage, verb: 'check', target: 2 },
  { type: 'pick', stage, verb: 'heal', target: null },
  { type: 'pick', stage: stage - 1, verb: 'kill', target: 1 },
  { type: 'castVote', stage, candidate: 1 },
  { type: 'castVote', stage, candidate: null },
  { type: 'surrender', stage },
  { type: 'warn', seat: 1, ground: { offence: 'other', note: 'a word' } },
  { type: 'takeTable' },
];
