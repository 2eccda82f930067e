import type { Pool, PoolClient } from 'pg';
import { z } from 'zod';

export interface Unsettled {
  readonly gameId: string;
  readonly position: number;
  readonly ranked: boolean;
  /** Member id by seat. */
  readonly members: ReadonlyMap<number, string>;
}

export interface LedgerLine {
  readonly id: string;
  readonly memberId: string;
  readonly cause: string;
  readonly points: number;
}

const rowSchema = z.object({
  gameId: z.string(),
  position: z.number(),
  ranked: z.boolean(),
  seats: z.array(z.object({ seat: z.number(), member: z.string() })),
});

/** Locks the first game behind `after` that no other worker holds. */
const TAKE_SQL = `
select s.game_id as "gameId", s.position::float8 as position, g.ranked,
  (select coalesce(json_agg(json_build_object('seat', m.seat, 'member', m.member_id)), '[]')
   from game_seat m where m.game_id = s.game_id) as seats
from settlement s join game g on g.id = s.game_id
where s.settled_at is null and s.position > $1
order by s.position limit 1
for update of s skip locked`;

/** Entries and mark in one statement: neither is ever there without the other, and none twice. */
const SETTLE_SQL = `
with paid as (
  insert into ledger_entry (id, member_id, game_id, cause, points, at)
  select l.id, l."memberId", $1, l.cause, l.points, $2
  from json_to_recordset($3::json) as l(id text, "memberId" text, cause text, points int)
  on conflict (game_id, member_id, cause) do nothing
)
update settlement set settled_at = $2 where game_id = $1 and settled_at is null`;

/** One game taken for settling; the lock goes with the connection. */
export class TakenSettlement {
  constructor(
    private readonly client: PoolClient,
    readonly game: Unsettled,
  ) {}

  async settle(lines: readonly LedgerLine[], at: number): Promise<void> {
    await this.client.query(SETTLE_SQL, [this.game.gameId, new Date(at), JSON.stringify(lines)]);
    await this.client.query('commit');
    this.client.release();
  }

  /** Leaves it to a later run. Closing the connection ends its transaction. */
  putBack(): void {
    this.client.release(true);
  }
}

export class SettlementRepository {
  constructor(private readonly pool: Pool) {}

  /** Null: nothing is left behind `after`. */
  async take(after: number): Promise<TakenSettlement | null> {
    const client = await this.pool.connect();
    try {
      await client.query('begin');
      const { rows } = await client.query(TAKE_SQL, [after]);
      if (rows.length > 0) return new TakenSettlement(client, unsettledOf(rows[0]));
      await client.query('commit');
      client.release();
      return null;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }
}

const unsettledOf = (row: unknown): Unsettled => {
  const { gameId, position, ranked, seats } = rowSchema.parse(row);
  return { gameId, position, ranked, members: new Map(seats.map(({ seat, member }) => [seat, member])) };
};
