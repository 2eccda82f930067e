import type { Pool, PoolClient } from 'pg';
import { z } from 'zod';
import { tableKind, tableState, type TableKind } from '@killer-club/protocol';
import { all, count, first, type Db } from '../store/query.js';

const tableRow = z.object({
  id: z.string(),
  kind: tableKind,
  state: tableState,
  preset: z.string(),
  size: z.int(),
  clockFactor: z.number(),
  firstSpeaker: z.int(),
  protectedIds: z.array(z.string()),
  gameId: z.string().nullable(),
});
export type TableRow = z.output<typeof tableRow>;

const seatRow = z.object({
  tableId: z.string(),
  seat: z.int(),
  memberId: z.string(),
  name: z.string(),
  bot: z.boolean(),
  queuePosition: z.number().nullable(),
});
export type TableSeatRow = z.output<typeof seatRow>;

const idRow = z.object({ id: z.string() });

const COLUMNS = `id, kind, state, preset, size, clock_factor AS "clockFactor", first_speaker AS "firstSpeaker",
  protected_ids AS "protectedIds", game_id AS "gameId"`;
const SEATS = `SELECT s.table_id AS "tableId", s.seat, s.member_id AS "memberId", m.name, s.bot,
  s.queue_position::float8 AS "queuePosition" FROM table_seat s JOIN member m ON m.id = s.member_id`;

export interface NewTable {
  readonly id: string;
  readonly kind: TableKind;
  readonly preset: string;
  readonly size: number;
  readonly clockFactor: number;
  readonly createdBy: string | null;
}

/** Tables and who sits at them. What takes a `PoolClient` belongs into a transaction that holds the table's lock. */
export class TableRepository {
  constructor(private readonly pool: Pool) {}

  find(id: string, db: Db = this.pool): Promise<TableRow | null> {
    return first(db, tableRow, `SELECT ${COLUMNS} FROM club_table WHERE id = $1`, [id]);
  }

  /** Everything that changes a table waits here for its turn. */
  lock(db: PoolClient, id: string): Promise<TableRow | null> {
    return first(db, tableRow, `SELECT ${COLUMNS} FROM club_table WHERE id = $1 FOR UPDATE`, [id]);
  }

  listed(): Promise<TableRow[]> {
    const sql = `SELECT ${COLUMNS} FROM club_table WHERE state <> 'closed' AND kind = 'table' ORDER BY created_at DESC LIMIT 200`;
    return all(this.pool, tableRow, sql);
  }

  seats(tableIds: readonly string[], db: Db = this.pool): Promise<TableSeatRow[]> {
    return all(db, seatRow, `${SEATS} WHERE s.table_id = ANY($1) ORDER BY s.seat`, [tableIds]);
  }

  seatOf(memberId: string, db: Db = this.pool): Promise<TableSeatRow | null> {
    return first(db, seatRow, `${SEATS} WHERE s.member_id = $1`, [memberId]);
  }

  async insert(db: PoolClient, table: NewTable): Promise<void> {
    const sql = `INSERT INTO club_table (id, kind, preset, size, clock_factor, created_by, protected_ids)
                 VALUES ($1, $2, $3, $4, $5, $6, '{}')`;
    await count(db, sql, [
      table.id,
      table.kind,
      table.preset,
      table.size,
      table.clockFactor,
      table.createdBy,
    ]);
  }

  /** False when the seat or the member is taken already: the database settles it. */
  async seat(
    db: PoolClient,
    seat: Pick<TableSeatRow, 'tableId' | 'seat' | 'memberId' | 'bot' | 'queuePosition'>,
  ): Promise<boolean> {
    const sql = `INSERT INTO table_seat (table_id, seat, member_id, bot, queue_position) VALUES ($1, $2, $3, $4, $5)
                 ON CONFLICT DO NOTHING`;
    return (await count(db, sql, [seat.tableId, seat.seat, seat.memberId, seat.bot, seat.queuePosition])) > 0;
  }

  async unseat(db: PoolClient, tableId: string, memberIds: readonly string[]): Promise<number> {
    return count(db, 'DELETE FROM table_seat WHERE table_id = $1 AND member_id = ANY($2)', [
      tableId,
      memberIds,
    ]);
  }

  async setState(
    db: PoolClient,
    id: string,
    state: TableRow['state'],
    gameId: string | null = null,
  ): Promise<void> {
    await count(db, 'UPDATE club_table SET state = $2, game_id = $3 WHERE id = $1', [id, state, gameId]);
  }

  async setNext(
    db: PoolClient,
    id: string,
    firstSpeaker: number,
    protectedIds: readonly string[],
  ): Promise<void> {
    const sql = 'UPDATE club_table SET first_speaker = $2, protected_ids = $3 WHERE id = $1';
    await count(db, sql, [id, firstSpeaker, protectedIds]);
  }

  async close(db: PoolClient, id: string): Promise<void> {
    await count(db, 'DELETE FROM table_seat WHERE table_id = $1', [id]);
    await this.setState(db, id, 'closed');
  }

  /** Tables whose game has ended, not yet put in order for the next one. */
  async toFinish(): Promise<string[]> {
    const sql = `SELECT t.id FROM club_table t JOIN game g ON g.id = t.game_id
                 WHERE t.state = 'playing' AND g.state = 'ended' LIMIT 50`;
    return (await all(this.pool, idRow, sql)).map((row) => row.id);
  }

  /** The table at which the member still sits after its game. */
  async endedTableOf(memberId: string): Promise<string | null> {
    const sql = `SELECT t.id FROM table_seat s JOIN club_table t ON t.id = s.table_id JOIN game g ON g.id = t.game_id
                 WHERE s.member_id = $1 AND t.state = 'playing' AND g.state = 'ended'`;
    return (await first(this.pool, idRow, sql, [memberId]))?.id ?? null;
  }

  /** The running game in which the member still lives. */
  async livingGame(memberId: string, db: Db = this.pool): Promise<string | null> {
    const sql = `SELECT s.game_id AS id FROM game_seat s JOIN game g ON g.id = s.game_id
                 WHERE s.member_id = $1 AND s.living AND g.state = 'running' LIMIT 1`;
    return (await first(db, idRow, sql, [memberId]))?.id ?? null;
  }

  async gameExists(gameId: string): Promise<boolean> {
    return (await first(this.pool, idRow, 'SELECT id FROM game WHERE id = $1', [gameId])) !== null;
  }
}
