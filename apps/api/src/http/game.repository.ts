import type { Pool } from 'pg';
import { z } from 'zod';
import {
  ledgerEntry,
  person,
  type GameSummary,
  type LedgerEntry,
  type Standing,
} from '@killer-club/protocol';
import { all, first } from '../store/query.js';

const gameRow = z.object({
  id: z.string(),
  mode: z.enum(['ranked', 'table', 'practice', 'demo']),
  ranked: z.boolean(),
  size: z.int(),
  state: z.enum(['running', 'ended']),
});
const seatRow = person.extend({ gameId: z.string(), seat: z.int() });
const standingRow = person.extend({ points: z.number(), games: z.number() });

const GAMES = 'SELECT id, mode, ranked, size, state FROM game';

/** What anybody may know of games: who plays, not who lives (that is the game's own to tell). */
export class GameRepository {
  constructor(private readonly pool: Pool) {}

  async find(id: string): Promise<GameSummary | null> {
    const row = await first(this.pool, gameRow, `${GAMES} WHERE id = $1`, [id]);
    return row === null ? null : ((await this.withSeats([row]))[0] ?? null);
  }

  async running(): Promise<GameSummary[]> {
    const sql = `${GAMES} WHERE state = 'running' ORDER BY created_at DESC LIMIT 200`;
    return this.withSeats(await all(this.pool, gameRow, sql));
  }

  ledgerOf(memberId: string): Promise<LedgerEntry[]> {
    const sql = `SELECT game_id AS game, cause, points, extract(epoch FROM at)::float8 * 1000 AS at
                 FROM ledger_entry WHERE member_id = $1 ORDER BY at DESC, id LIMIT 500`;
    return all(this.pool, ledgerEntry, sql, [memberId]);
  }

  async standings(): Promise<Standing[]> {
    const sql = `SELECT m.id, m.name, m.bot, coalesce(sum(l.points), 0)::int AS points, count(DISTINCT l.game_id)::int AS games
                 FROM member m LEFT JOIN ledger_entry l ON l.member_id = m.id
                 WHERE NOT m.bot OR l.id IS NOT NULL
                 GROUP BY m.id ORDER BY points DESC, m.name LIMIT 500`;
    const rows = await all(this.pool, standingRow, sql);
    return rows.map(({ points, games, ...member }) => ({ member, points, games }));
  }

  private async withSeats(games: readonly z.output<typeof gameRow>[]): Promise<GameSummary[]> {
    const sql = `SELECT s.game_id AS "gameId", s.seat, m.id, m.name, m.bot FROM game_seat s
                 JOIN member m ON m.id = s.member_id WHERE s.game_id = ANY($1) ORDER BY s.seat`;
    const seats = await all(this.pool, seatRow, sql, [games.map(({ id }) => id)]);
    return games.map((game) => ({
      ...game,
      seats: seats
        .filter(({ gameId }) => gameId === game.id)
        .map(({ seat, id, name, bot }) => ({ seat, person: { id, name, bot } })),
    }));
  }
}
