import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { count } from '../store/query.js';
import { hashOf, newSecret } from './secrets.js';

const VALID_DAYS = 14;

export class InvitationRepository {
  constructor(private readonly pool: Pool) {}

  /** The code is told once and kept as its hash. */
  async create(createdBy: string): Promise<string> {
    const code = newSecret(12);
    await count(
      this.pool,
      `INSERT INTO invitation (id, code_hash, created_by, expires_at) VALUES ($1, $2, $3, now() + make_interval(days => $4))`,
      [randomUUID(), hashOf(code), createdBy, VALID_DAYS],
    );
    return code;
  }

  /** True for exactly one of those who come with the code. */
  async claim(code: string): Promise<boolean> {
    const sql = `UPDATE invitation SET used_at = now() WHERE code_hash = $1 AND used_at IS NULL AND expires_at > now()`;
    return (await count(this.pool, sql, [hashOf(code)])) > 0;
  }

  /** Gives a claimed code back when the sign-up failed. */
  async release(code: string): Promise<void> {
    await count(this.pool, 'UPDATE invitation SET used_at = NULL WHERE code_hash = $1', [hashOf(code)]);
  }
}
