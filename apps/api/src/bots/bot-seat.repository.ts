import type { Pool } from 'pg';
import { z } from 'zod';
import { all } from '../store/query.js';

const row = z.object({ gameId: z.string(), seat: z.int(), memberId: z.string() });
export type BotSeatRow = z.output<typeof row>;

export class BotSeatRepository {
  constructor(private readonly pool: Pool) {}

  /** Every bot's seat in every running game: where a restarted host begins. */
  inPlay(): Promise<BotSeatRow[]> {
    const sql = `SELECT s.game_id AS "gameId", s.seat, s.member_id AS "memberId" FROM game_seat s
                 JOIN game g ON g.id = s.game_id WHERE g.state = 'running' AND s.bot ORDER BY s.game_id, s.seat`;
    return all(this.pool, row, sql);
  }
}
