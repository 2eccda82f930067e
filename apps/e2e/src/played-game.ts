import { seededRandom } from '@killer-club/bots';
import type { Identity, Seat, View } from '@killer-club/rules';
import { eventually } from '../../api/src/testing/eventually.js';
import { signUp, startRanked, type Person } from '../../api/src/testing/ranked-tables.js';
import { SocketPlayer } from '../../api/src/testing/socket-player.js';
import type { WebClub } from './web-club.js';

export interface Named {
  readonly name: string;
  readonly person: Person;
}

interface PlayedSeat extends Named {
  readonly seat: Seat;
  readonly player: SocketPlayer;
}

/** Members without pages, signed up in the order of their names. */
export const newMembers = async (club: WebClub, names: readonly string[]): Promise<Named[]> => {
  const people = await signUp(() => club.api.visitor(), names);
  return people.map((person, index) => ({ name: names[index] ?? '', person }));
};

/** A game of a ranked table whose members have sockets and no pages. */
export class PlayedGame {
  private constructor(
    readonly id: string,
    readonly seats: readonly PlayedSeat[],
  ) {}

  /** A player does nothing of its own accord while `rests` holds for what it sees. */
  static async begin(
    club: WebClub,
    members: readonly Named[],
    rests: (view: View) => boolean,
  ): Promise<PlayedGame> {
    const { game, places } = await startRanked(members.map(({ person }) => person));
    const seats = members.map(({ name, person }): PlayedSeat => {
      const seat = places.find((place) => place.person === person)?.seat;
      if (seat === undefined) throw new Error(`${name} has no seat`);
      const player = new SocketPlayer({
        game,
        seat,
        memberId: person.id,
        cookie: person.cookie,
        port: club.api.port,
        origin: club.play,
        random: seededRandom(`desk/${String(seat)}`),
        rests,
      });
      return { name, person, seat, player };
    });
    await eventually(() => seats.every(({ player }) => player.view !== null));
    return new PlayedGame(game, seats);
  }

  /** By what each knows of themself. */
  dealt(role: Identity): PlayedSeat[] {
    return this.seats.filter(({ seat, player }) => player.view?.seats[seat - 1]?.known?.identity === role);
  }

  /** What made them rest has changed. */
  wake(): void {
    for (const { player } of this.seats) player.wake();
  }

  close(): void {
    for (const { player } of this.seats) player.close();
  }
}
