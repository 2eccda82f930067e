import type { GameSummary } from '@killer-club/protocol';
import type { Prisma } from '../database/prisma.js';

const GAME = { id: true, mode: true, ranked: true, size: true, state: true } as const;
type GameRow = Omit<GameSummary, 'seats'>;

/** What anybody may know of games: who plays, not who lives (that is the game's own to tell). */
export class GameRepository {
  constructor(private readonly prisma: Prisma) {}

  async find(id: string): Promise<GameSummary | null> {
    const row = await this.prisma.game.findUnique({ where: { id }, select: GAME });
    return row === null ? null : ((await this.withSeats([row]))[0] ?? null);
  }

  async running(): Promise<GameSummary[]> {
    const rows = await this.prisma.game.findMany({
      where: { state: 'running' },
      select: GAME,
      orderBy: { createdAt: 'desc' },
      take: 200,
    });
    return this.withSeats(rows);
  }

  private async withSeats(games: readonly GameRow[]): Promise<GameSummary[]> {
    const seats = await this.prisma.gameSeat.findMany({
      where: { gameId: { in: games.map(({ id }) => id) } },
      select: { gameId: true, seat: true, memberId: true },
      orderBy: { seat: 'asc' },
    });
    const people = await this.prisma.member.findMany({
      where: { id: { in: seats.map(({ memberId }) => memberId) } },
      select: { id: true, name: true, bot: true },
    });
    const personOf = new Map(people.map((person) => [person.id, person]));
    return games.map((game) => ({
      ...game,
      seats: seats.flatMap(({ gameId, seat, memberId }) => {
        const person = personOf.get(memberId);
        return gameId === game.id && person !== undefined ? [{ seat, person }] : [];
      }),
    }));
  }
}
