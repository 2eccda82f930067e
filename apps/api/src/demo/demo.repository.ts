import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { z } from 'zod';
import { signInKey } from '../accounts/name-key.js';
import { StartupError } from '../database/startup-error.js';
import { all, count, first } from '../store/query.js';

const entry = z.object({ member: z.string(), cause: z.string(), points: z.number() });
const settledRow = z.object({ settled: z.boolean() });
export type LedgerRow = z.output<typeof entry>;

const MARK = `INSERT INTO setting (name, value) SELECT 'demo', 'true'
  WHERE NOT EXISTS (SELECT 1 FROM member) AND NOT EXISTS (SELECT 1 FROM game)
  ON CONFLICT (name) DO UPDATE SET value = excluded.value`;

export class DemoRepository {
  constructor(private readonly pool: Pool) {}

  /** Takes an empty database for demonstrations, or one that was taken before: never a club's. */
  async claim(): Promise<void> {
    await count(this.pool, MARK);
    const marked = await count(this.pool, `SELECT 1 FROM setting WHERE name = 'demo'`);
    if (marked === 0)
      throw new StartupError('DATABASE_URL: holds a club; a demonstration needs a database of its own');
  }

  async makeBot(name: string): Promise<string> {
    const id = randomUUID();
    const sql = 'INSERT INTO member (id, name, sign_in_key, bot) VALUES ($1, $2, $3, true)';
    await count(this.pool, sql, [id, name, signInKey(name)]);
    return id;
  }

  async isSettled(gameId: string): Promise<boolean> {
    const sql = 'SELECT settled_at IS NOT NULL AS settled FROM settlement WHERE game_id = $1';
    return (await first(this.pool, settledRow, sql, [gameId]))?.settled ?? false;
  }

  ledgerOf(gameId: string): Promise<LedgerRow[]> {
    const sql =
      'SELECT member_id AS member, cause, points FROM ledger_entry WHERE game_id = $1 ORDER BY cause, member_id';
    return all(this.pool, entry, sql, [gameId]);
  }
}
