import type { Pool } from 'pg';
import { z } from 'zod';
import type { Seat, Viewer } from '@killer-club/rules';
import { all } from '../store/query.js';
import type { JudgeRepository } from './judge.repository.js';

const seatRow = z.object({ seat: z.int(), memberId: z.string(), bot: z.boolean() });
export type SeatRow = z.output<typeof seatRow>;

/** Games whose seats are remembered in this process. */
const REMEMBERED = 5_000;

/** Who sits where in a game, who judges it, and so what somebody may see of it. Seats never change hands. */
export class SeatDirectory {
  private readonly known = new Map<string, readonly SeatRow[]>();
  private readonly asked = new Map<string, Promise<readonly SeatRow[] | null>>();

  constructor(
    private readonly pool: Pool,
    private readonly judges: Pick<JudgeRepository, 'judgeOf'>,
  ) {}

  /** Null where there is no such game. A whole table asks at once when its game begins: one query answers all. */
  async seats(gameId: string): Promise<readonly SeatRow[] | null> {
    const known = this.known.get(gameId) ?? this.asked.get(gameId);
    if (known !== undefined) return known;
    const asking = this.read(gameId).finally(() => {
      this.asked.delete(gameId);
    });
    this.asked.set(gameId, asking);
    return asking;
  }

  private async read(gameId: string): Promise<readonly SeatRow[] | null> {
    const sql = 'SELECT seat, member_id AS "memberId", bot FROM game_seat WHERE game_id = $1 ORDER BY seat';
    const rows = await all(this.pool, seatRow, sql, [gameId]);
    if (rows.length === 0) return null;
    this.remember(gameId, rows);
    return rows;
  }

  async seatOf(gameId: string, memberId: string): Promise<Seat | null> {
    return (await this.seats(gameId))?.find((row) => row.memberId === memberId)?.seat ?? null;
  }

  /** A seated member is always its seat; the judge who took the table sees all; everybody else is a spectator. */
  async viewerOf(gameId: string, memberId: string): Promise<Viewer | null> {
    const seats = await this.seats(gameId);
    if (seats === null) return null;
    const own = seats.find((row) => row.memberId === memberId);
    if (own !== undefined) return { kind: 'seat', seat: own.seat };
    return (await this.judges.judgeOf(gameId)) === memberId ? { kind: 'judge' } : { kind: 'spectator' };
  }

  private remember(gameId: string, rows: readonly SeatRow[]): void {
    this.known.set(gameId, rows);
    for (const oldest of this.known.keys()) {
      if (this.known.size <= REMEMBERED) return;
      this.known.delete(oldest);
    }
  }
}
