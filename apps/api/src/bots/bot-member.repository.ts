import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { z } from 'zod';
import { signInKey } from '../accounts/name-key.js';
import { all, count, first } from '../store/query.js';

const idRow = z.object({ id: z.string() });
const countRow = z.object({ count: z.number() });

/** Bots are members without a credential: nobody can sign in as one. */
export class BotMemberRepository {
  /** `wanted` bots that sit nowhere, made where there are too few; locked until the transaction ends. */
  async take(db: PoolClient, wanted: number): Promise<string[]> {
    const idle = await this.idle(db, wanted);
    const made = await this.make(db, wanted - idle.length);
    return [...idle, ...made];
  }

  private async idle(db: PoolClient, wanted: number): Promise<string[]> {
    const sql = `SELECT id FROM member m WHERE bot
      AND NOT EXISTS (SELECT 1 FROM table_seat s WHERE s.member_id = m.id)
      AND NOT EXISTS (SELECT 1 FROM game_seat g WHERE g.member_id = m.id AND g.living)
      ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED`;
    return (await all(db, idRow, sql, [wanted])).map(({ id }) => id);
  }

  private async make(db: PoolClient, wanted: number): Promise<string[]> {
    const bots = await first(db, countRow, 'SELECT count(*)::int AS count FROM member WHERE bot');
    const made: string[] = [];
    for (let number = (bots?.count ?? 0) + 1; made.length < wanted; number += 1) {
      const id = randomUUID();
      // A name that somebody bears already is passed over.
      if (await this.insert(db, id, `Bot ${String(number)}`)) made.push(id);
    }
    return made;
  }

  private async insert(db: PoolClient, id: string, name: string): Promise<boolean> {
    const sql =
      'INSERT INTO member (id, name, sign_in_key, bot) VALUES ($1, $2, $3, true) ON CONFLICT DO NOTHING';
    return (await count(db, sql, [id, name, signInKey(name)])) > 0;
  }
}
