import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { count } from '../store/query.js';
import { hashOf, newSecret } from './secrets.js';

const VALID_HOURS = 24;

export class AdminLinkRepository {
  constructor(private readonly pool: Pool) {}

  /** A new token; earlier ones end with it. */
  async issue(): Promise<string> {
    const token = newSecret(32);
    await count(
      this.pool,
      `WITH ended AS (UPDATE admin_link SET expires_at = now() WHERE used_at IS NULL AND expires_at > now())
       INSERT INTO admin_link (id, token_hash, expires_at) VALUES ($1, $2, now() + make_interval(hours => $3))`,
      [randomUUID(), hashOf(token), VALID_HOURS],
    );
    return token;
  }

  /** True once, within the day, while the club has no administrator. */
  async claim(token: string): Promise<boolean> {
    const sql = `UPDATE admin_link SET used_at = now() WHERE token_hash = $1 AND used_at IS NULL AND expires_at > now()
                 AND NOT EXISTS (SELECT 1 FROM member WHERE role = 'administrator')`;
    return (await count(this.pool, sql, [hashOf(token)])) > 0;
  }

  async release(token: string): Promise<void> {
    await count(this.pool, 'UPDATE admin_link SET used_at = NULL WHERE token_hash = $1', [hashOf(token)]);
  }

  /** Makes the first administrator; false when somebody else was first. */
  async appoint(memberId: string): Promise<boolean> {
    const sql = `UPDATE member SET role = 'administrator', updated_at = now() WHERE id = $1
                 AND NOT EXISTS (SELECT 1 FROM member WHERE role = 'administrator')`;
    return (await count(this.pool, sql, [memberId])) > 0;
  }
}
