import type { View } from '@killer-club/rules';
import type { DemoPlayer, Texts } from '@killer-club/protocol';
import type { Door } from './door.js';
import type { Plan, PlannedGame } from './plan.js';
import { Player } from './player.js';
import type { Shown } from './sight.js';
import type { Tally } from './tally.js';
import { openSocket, whenWelcome, type ClubSocket } from './wire.js';

/** A game that is over, as everybody at the table saw it. */
export interface FinishedGame {
  readonly game: PlannedGame;
  readonly members: readonly DemoPlayer[];
  readonly view: View;
  readonly texts: Texts;
  /** Oldest first. */
  readonly shown: readonly Shown[];
}

interface Seated {
  readonly member: DemoPlayer;
  readonly socket: ClubSocket;
}

/** The same bots around one table, playing one game after the other, each over a socket of its own. */
export class Table {
  private players: readonly Player[] = [];

  private constructor(
    private readonly door: Door,
    private readonly seats: readonly Seated[],
  ) {}

  static async open(door: Door, names: readonly string[]): Promise<Table> {
    const members = await door.seatBots(names);
    const seats = members.map((member) => ({
      member,
      socket: openSocket(door.url, door.origin, member.cookie),
    }));
    await Promise.all(seats.map(({ member, socket }) => whenWelcome(socket, member.id)));
    return new Table(door, seats);
  }

  async play(game: PlannedGame, { preset, speed }: Plan, tally: Tally): Promise<FinishedGame> {
    await this.door.start({
      game: game.id,
      preset,
      firstSpeaker: game.firstSpeaker,
      seed: game.seed,
      seats: this.seats.map(({ member }, index) => ({
        member: member.id,
        contribution: game.contributions[index] ?? '',
      })),
    });
    const players = this.seats.map(({ socket }, index) => {
      const character = game.characters[index] ?? '';
      return new Player({ socket, gameId: game.id, character, speed, tally });
    });
    this.players = players;
    const [view] = await Promise.all(players.map((player) => player.finished));
    for (const player of players) player.leave();
    this.players = [];
    if (view === undefined) throw new Error('A table without players');
    const texts = players.reduce<Texts>((all, player) => ({ ...all, ...player.texts }), {});
    const shown = players[0]?.shown ?? [];
    return { game, members: this.seats.map(({ member }) => member), view, texts, shown };
  }

  /** What everybody sees now; null between games. */
  get view(): View | null {
    return this.players[0]?.view ?? null;
  }

  close(): void {
    for (const { socket } of this.seats) socket.close();
  }
}
