import type { Pool } from 'pg';
import { z } from 'zod';
import type { Outage } from '../runner/outages.js';

const outageSchema = z.object({ since: z.coerce.date(), until: z.coerce.date() });

/** An advisory lock: two nodes that start at once must not both find that nobody lived. */
const REGISTERING = 0x6b696c6c;

/** Outages further back than this concern no running game. */
const REMEMBERED = '6 hours';

/** The rows by which nodes know of each other, and the times nobody lived. Times are the club's. */
export class NodeRepository {
  constructor(private readonly pool: Pool) {}

  /** Enters a node; where no node was seen for longer than `deadAfterMs`, that absence is kept with it. */
  async register(id: string, now: number, deadAfterMs: number): Promise<void> {
    const client = await this.pool.connect();
    try {
      await client.query('begin');
      await client.query('select pg_advisory_xact_lock($1)', [REGISTERING]);
      await client.query(
        `insert into node (id, started_at, seen_at, absent_since)
         select $1, $2, $2, case when max(seen_at) < $3 then max(seen_at) end from node`,
        [id, new Date(now), new Date(now - deadAfterMs)],
      );
      await client.query('commit');
      client.release();
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  /** Says that the node lives. */
  async beat(id: string, now: number): Promise<void> {
    await this.pool.query({
      name: 'beat',
      text: 'update node set seen_at = greatest(seen_at, $2) where id = $1',
      values: [id, new Date(now)],
    });
  }

  async outages(now: number): Promise<readonly Outage[]> {
    const { rows } = await this.pool.query(
      `select absent_since as since, started_at as until from node
       where absent_since is not null and started_at > $1::timestamptz - interval '${REMEMBERED}'
       order by started_at`,
      [new Date(now)],
    );
    return rows
      .map((row) => outageSchema.parse(row))
      .map(({ since, until }) => ({ since: since.getTime(), until: until.getTime() }));
  }

  /** Forgets nodes of long ago; the one seen last stays: the next start measures from it. */
  async forget(now: number): Promise<void> {
    await this.pool.query(
      `delete from node where seen_at < $1::timestamptz - interval '1 day'
       and seen_at < (select max(seen_at) from node)`,
      [new Date(now)],
    );
  }
}
