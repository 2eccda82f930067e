import { createHash, randomUUID } from 'node:crypto';
import type { PresetName, Role, Seat, SeatCommand, View } from '@killer-club/rules';
import { eventually } from '../../api/src/testing/eventually.js';
import type { Person } from '../../api/src/testing/ranked-tables.js';
import { SocketPlayer } from '../../api/src/testing/socket-player.js';
import { stackedDeal } from './stacked-deal.js';
import type { WebClub } from './web-club.js';

/** A role and whoever has it; `page`: they act at a page of their own, not by the stage's word. */
export interface Cast {
  /** Null: whatever is dealt. */
  readonly role: Role | null;
  readonly person: Person;
  readonly page?: boolean;
}

type Stageless<T> = T extends { readonly stage: number } ? Omit<T, 'stage'> : T;

/** What a seat does; in which stage is for its own view to say. */
export type StagedCommand = Stageless<Exclude<SeatCommand, { type: 'speak' }>>;

/** Milliseconds a step of the game may take where it waits for a clock. */
const STEP_MS = 40_000;

/** A ranked game whose cards a test has chosen: the seats without a page do what the test says and nothing else. */
export class StagedGame {
  private constructor(
    readonly id: string,
    private readonly players: ReadonlyMap<Seat, SocketPlayer>,
  ) {}

  /** The cast by seat; seat 1 speaks first. */
  static async begin(
    club: WebClub,
    cast: readonly Cast[],
    preset: PresetName = 'police',
  ): Promise<StagedGame> {
    const { seed, contributions } = stackedDeal(
      preset,
      cast.map(({ role }) => role),
    );
    const game = createHash('sha256').update(randomUUID()).digest('hex').slice(0, 32);
    const { status, text } = await club.api.visitor().ask('POST', '/api/demo/games', {
      game,
      preset,
      firstSpeaker: 1,
      seed,
      seats: cast.map(({ person }, index) => ({
        member: person.id,
        contribution: contributions[index],
      })),
    });
    if (status !== 200) throw new Error(`no game: ${String(status)} ${text}`);
    const seats = cast.flatMap(({ person, page }, index) =>
      page === true ? [] : [[index + 1, person] as const],
    );
    return StagedGame.join(club, game, new Map(seats));
  }

  /** A game that runs already, with these members at their seats. */
  static async join(club: WebClub, game: string, members: ReadonlyMap<Seat, Person>): Promise<StagedGame> {
    const players = new Map([...members].map(([seat, person]) => [seat, playerAt(club, game, seat, person)]));
    const staged = new StagedGame(game, players);
    await eventually(() => [...players.values()].every(({ view }) => view !== null));
    return staged;
  }

  /** Seats without pages. */
  get seats(): Seat[] {
    return [...this.players.keys()];
  }

  /** The game as the seat sees it; without one as the first of the stage's does. */
  view(seat: Seat = this.seats[0] ?? 0): View {
    const view = this.playerAt(seat).view;
    if (view === null) throw new Error(`seat ${String(seat)} sees nothing`);
    return view;
  }

  /** Does it in the stage the seat sees, and is taken. */
  async act(seat: Seat, command: StagedCommand): Promise<void> {
    const stage = command.type === 'leave' ? {} : { stage: this.view(seat).stage };
    const sent = this.playerAt(seat).send({ ...stage, ...command });
    await eventually(() => sent.code !== null);
    if (sent.code !== 'ok') throw new Error(`seat ${String(seat)} may not ${command.type}: ${sent.code}`);
  }

  /** Until every seat without a page sees it so. */
  until(holds: (view: View) => boolean): Promise<void> {
    const everybody = [...this.players.values()];
    return eventually(() => everybody.every(({ view }) => view !== null && holds(view)), STEP_MS);
  }

  close(): void {
    for (const player of this.players.values()) player.close();
  }

  private playerAt(seat: Seat): SocketPlayer {
    const player = this.players.get(seat);
    if (player === undefined) throw new Error(`seat ${String(seat)} is not the stage's`);
    return player;
  }
}

const playerAt = (club: WebClub, game: string, seat: Seat, { id, cookie }: Person): SocketPlayer =>
  new SocketPlayer({
    game,
    seat,
    memberId: id,
    cookie,
    port: club.api.port,
    origin: club.play,
    random: () => 0,
    rests: () => true,
  });
