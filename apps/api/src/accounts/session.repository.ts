import type { Pool } from 'pg';
import { z } from 'zod';
import { all } from '../store/query.js';

const row = z.object({ id: z.string() });

export class SessionRepository {
  constructor(private readonly pool: Pool) {}

  /** Which of these sessions still hold. One parameter however many are asked after, every second. */
  async alive(ids: readonly string[]): Promise<Set<string>> {
    const sql = 'SELECT id FROM member_session WHERE id = ANY($1) AND expires_at > now()';
    return new Set((await all(this.pool, row, sql, [ids])).map(({ id }) => id));
  }
}
