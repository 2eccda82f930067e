import type { Pool, PoolClient } from 'pg';
import { z } from 'zod';
import { all, count, first, type Db } from '../store/query.js';

const checkRow = z.object({
  id: z.string(),
  tableId: z.string(),
  gameId: z.string(),
  seed: z.string(),
  commitment: z.string(),
  closesAt: z.date(),
  /** By the database's clock. */
  over: z.boolean(),
});
export type CheckRow = z.output<typeof checkRow>;

const readyRow = z.object({ memberId: z.string(), contribution: z.string() });
export type ReadyRow = z.output<typeof readyRow>;
const tableIdRow = z.object({ tableId: z.string() });

const CHECKS = `SELECT id, table_id AS "tableId", game_id AS "gameId", seed, commitment, closes_at AS "closesAt",
  closes_at <= now() AS over FROM ready_check`;

export interface NewCheck {
  readonly id: string;
  readonly tableId: string;
  readonly gameId: string;
  readonly seed: string;
  readonly commitment: string;
}

export class ReadyCheckRepository {
  constructor(private readonly pool: Pool) {}

  find(id: string): Promise<CheckRow | null> {
    return first(this.pool, checkRow, `${CHECKS} WHERE id = $1`, [id]);
  }

  at(tableId: string, db: Db = this.pool): Promise<CheckRow | null> {
    return first(db, checkRow, `${CHECKS} WHERE table_id = $1`, [tableId]);
  }

  readies(checkId: string, db: Db = this.pool): Promise<ReadyRow[]> {
    const sql = 'SELECT member_id AS "memberId", contribution FROM ready WHERE check_id = $1';
    return all(db, readyRow, sql, [checkId]);
  }

  async open(db: PoolClient, check: NewCheck, seconds: number): Promise<void> {
    const sql = `INSERT INTO ready_check (id, table_id, game_id, seed, commitment, closes_at)
                 VALUES ($1, $2, $3, $4, $5, now() + make_interval(secs => $6))`;
    await count(db, sql, [check.id, check.tableId, check.gameId, check.seed, check.commitment, seconds]);
  }

  /** The first contribution of a member stands. */
  async add(db: PoolClient, checkId: string, ready: ReadyRow): Promise<void> {
    const sql =
      'INSERT INTO ready (check_id, member_id, contribution) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING';
    await count(db, sql, [checkId, ready.memberId, ready.contribution]);
  }

  async remove(db: PoolClient, checkId: string): Promise<void> {
    await count(db, 'DELETE FROM ready WHERE check_id = $1', [checkId]);
    await count(db, 'DELETE FROM ready_check WHERE id = $1', [checkId]);
  }

  /** Tables whose check has run out, or is complete and was left standing by a node that went away. */
  async due(): Promise<string[]> {
    const sql = `SELECT c.table_id AS "tableId" FROM ready_check c WHERE c.closes_at <= now() OR NOT EXISTS (
                   SELECT 1 FROM table_seat s WHERE s.table_id = c.table_id AND NOT EXISTS (
                     SELECT 1 FROM ready r WHERE r.check_id = c.id AND r.member_id = s.member_id)) LIMIT 50`;
    return (await all(this.pool, tableIdRow, sql)).map((row) => row.tableId);
  }
}
