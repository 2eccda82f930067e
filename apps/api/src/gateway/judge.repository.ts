import type { Pool } from 'pg';
import { z } from 'zod';
import { all, first } from '../store/query.js';

const judgeRow = z.object({ judge: z.string() });
const seatingRow = z.object({
  gameId: z.string(),
  judge: z.string(),
  /** Revision of the event that seated them: names this seating, on every node alike. */
  seated: z.int(),
  /** Still a judge of the club. */
  appointed: z.boolean(),
  present: z.boolean(),
  graceMs: z.number(),
});
export type Seating = z.output<typeof seatingRow>;

/** The newest coming or going of a judge in the game `g`, through the index `event_judge` (CLUB-23). */
const NEWEST = `LATERAL (SELECT type, data->>'judge' AS judge, revision FROM event
  WHERE game_id = g.id AND type IN ('judgeSeated', 'judgeLeft') ORDER BY revision DESC LIMIT 1) newest`;

/** Who judges which game: read from the log, where a judge's coming and going are events. */
export class JudgeRepository {
  constructor(private readonly pool: Pool) {}

  /** Null as well for somebody who is no judge of the club any more. */
  async judgeOf(gameId: string): Promise<string | null> {
    const sql = `SELECT newest.judge FROM game g CROSS JOIN ${NEWEST} JOIN member m ON m.id = newest.judge
                 WHERE g.id = $1 AND newest.type = 'judgeSeated' AND m.role = 'judge'`;
    return (await first(this.pool, judgeRow, sql, [gameId]))?.judge ?? null;
  }

  /** The judges of all running games. */
  seatings(): Promise<Seating[]> {
    const sql = `SELECT g.id AS "gameId", newest.judge, newest.revision AS seated,
                   coalesce(m.role = 'judge', false) AS appointed, p.member_id IS NOT NULL AS present,
                   (r.content->'seconds'->>'connectionGrace')::float8 * 1000 AS "graceMs"
                 FROM game g CROSS JOIN ${NEWEST} JOIN ruleset r ON r.id = g.ruleset_id
                 LEFT JOIN member m ON m.id = newest.judge LEFT JOIN presence p ON p.member_id = newest.judge
                 WHERE g.state = 'running' AND newest.type = 'judgeSeated'`;
    return all(this.pool, seatingRow, sql);
  }
}
