import type { Pool, PoolClient } from 'pg';
import { z } from 'zod';
import { all, count, first, type Db } from '../store/query.js';

const entryRow = z.object({ memberId: z.string(), preset: z.string(), size: z.int(), position: z.number() });
export type QueueRow = z.output<typeof entryRow>;
const kindRow = z.object({ preset: z.string(), size: z.int() });

const ENTRIES = 'SELECT member_id AS "memberId", preset, size, position::float8 FROM queue_entry';

export class QueueRepository {
  constructor(private readonly pool: Pool) {}

  find(memberId: string, db: Db = this.pool): Promise<QueueRow | null> {
    return first(db, entryRow, `${ENTRIES} WHERE member_id = $1`, [memberId]);
  }

  /** False where the member waits already, sits somewhere or lives in a game: one statement settles it. */
  async join(memberId: string, preset: string, size: number): Promise<boolean> {
    const sql = `INSERT INTO queue_entry (member_id, preset, size) SELECT $1, $2, $3
      WHERE NOT EXISTS (SELECT 1 FROM table_seat WHERE member_id = $1)
        AND NOT EXISTS (SELECT 1 FROM game_seat s JOIN game g ON g.id = s.game_id
                        WHERE s.member_id = $1 AND s.living AND g.state = 'running')
      ON CONFLICT DO NOTHING`;
    return (await count(this.pool, sql, [memberId, preset, size])) > 0;
  }

  async restore(db: PoolClient, entry: QueueRow): Promise<void> {
    const sql = `INSERT INTO queue_entry (member_id, preset, size, position) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`;
    await count(db, sql, [entry.memberId, entry.preset, entry.size, entry.position]);
  }

  async leave(memberId: string): Promise<boolean> {
    return (await count(this.pool, 'DELETE FROM queue_entry WHERE member_id = $1', [memberId])) > 0;
  }

  /** Kinds of game for which enough are waiting. */
  matching(): Promise<{ preset: string; size: number }[]> {
    const sql =
      'SELECT preset, size FROM queue_entry GROUP BY preset, size HAVING count(*) >= size ORDER BY min(position)';
    return all(this.pool, kindRow, sql);
  }

  /** Takes the first `size` out of the queue; none when there are fewer. One node at a time per kind. */
  async takeFirst(db: PoolClient, preset: string, size: number): Promise<QueueRow[]> {
    await db.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `queue/${preset}/${String(size)}`,
    ]);
    const sql = `${ENTRIES} WHERE preset = $1 AND size = $2 ORDER BY position LIMIT $2 FOR UPDATE`;
    const rows = await all(db, entryRow, sql, [preset, size]);
    if (rows.length < size) return [];
    await count(db, 'DELETE FROM queue_entry WHERE member_id = ANY($1)', [
      rows.map(({ memberId }) => memberId),
    ]);
    return rows;
  }
}
