import type { Pool } from 'pg';
import { z } from 'zod';
import { memberRole, person, type MemberRole, type Person } from '@killer-club/protocol';
import { all, count, first } from '../store/query.js';

const member = person.extend({ role: memberRole });
export type MemberRow = z.output<typeof member>;

export class MemberRepository {
  constructor(private readonly pool: Pool) {}

  list(): Promise<MemberRow[]> {
    return all(this.pool, member, 'SELECT id, name, bot, role FROM member WHERE NOT bot ORDER BY name');
  }

  people(ids: readonly string[]): Promise<Person[]> {
    return all(this.pool, person, 'SELECT id, name, bot FROM member WHERE id = ANY($1)', [ids]);
  }

  async roleOf(id: string): Promise<MemberRole | null> {
    const found = await first(
      this.pool,
      member.pick({ role: true }),
      'SELECT role FROM member WHERE id = $1',
      [id],
    );
    return found?.role ?? null;
  }

  async hasAdministrator(): Promise<boolean> {
    const found = await first(
      this.pool,
      z.object({ id: z.string() }),
      `SELECT id FROM member WHERE role = 'administrator' LIMIT 1`,
    );
    return found !== null;
  }

  /** The last administrator stays one: settled by the statement. */
  async changeRole(id: string, role: MemberRole): Promise<'changed' | 'noSuchMember' | 'lastAdministrator'> {
    const changed = await count(
      this.pool,
      `WITH administrators AS (SELECT id FROM member WHERE role = 'administrator' ORDER BY id FOR UPDATE)
       UPDATE member SET role = $2, updated_at = now() WHERE id = $1 AND NOT bot
       AND ($2 = 'administrator' OR EXISTS (SELECT 1 FROM administrators WHERE id <> $1))`,
      [id, role],
    );
    if (changed > 0) return 'changed';
    return (await this.people([id])).length === 0 ? 'noSuchMember' : 'lastAdministrator';
  }
}
