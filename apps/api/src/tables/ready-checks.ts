import { randomBytes, randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { commitmentOf } from '@killer-club/rules';
import { CONTRIBUTION_BYTES } from '@killer-club/protocol';
import type { QueueRepository } from '../queue/queue.repository.js';
import type { CheckRow, ReadyCheckRepository } from './ready-check.repository.js';
import type { TableRepository, TableRow, TableSeatRow } from './table.repository.js';

const SEED_BYTES = 32;

const hex = (bytes: number): string => randomBytes(bytes).toString('hex');

export interface ReadyChecksOptions {
  readonly tables: TableRepository;
  readonly checks: ReadyCheckRepository;
  readonly queue: QueueRepository;
  readonly readySeconds: number;
}

/** Opening and ending ready checks, inside a transaction that holds the table's lock. */
export class ReadyChecks {
  constructor(private readonly options: ReadyChecksOptions) {}

  /** A full open table is asked; bots answer at once. The seed is drawn and bound before anybody contributes. */
  async openIfFull(db: PoolClient, table: TableRow): Promise<void> {
    const { tables, checks, readySeconds } = this.options;
    const seats = await tables.seats([table.id], db);
    if (seats.length < table.size) return;
    const gameId = randomUUID();
    const seed = hex(SEED_BYTES);
    const check = {
      id: randomUUID(),
      tableId: table.id,
      gameId,
      seed,
      commitment: commitmentOf(gameId, seed),
    };
    await checks.open(db, check, readySeconds);
    await tables.setState(db, table.id, 'check');
    for (const { memberId } of seats.filter(({ bot }) => bot)) {
      await checks.add(db, check.id, { memberId, contribution: hex(CONTRIBUTION_BYTES) });
    }
  }

  async isComplete(db: PoolClient, check: CheckRow): Promise<boolean> {
    const ready = new Set((await this.options.checks.readies(check.id, db)).map(({ memberId }) => memberId));
    return (await this.options.tables.seats([check.tableId], db)).every(({ memberId }) =>
      ready.has(memberId),
    );
  }

  /** The check has failed for these: their seats are free. A table that cannot go on without them is closed. */
  async fail(db: PoolClient, table: TableRow, check: CheckRow, gone: readonly string[]): Promise<void> {
    const { tables, checks } = this.options;
    await checks.remove(db, check.id);
    await tables.unseat(db, table.id, gone);
    const left = await tables.seats([table.id], db);
    if (table.kind === 'table' && left.length > 0) {
      await tables.setState(db, table.id, 'open');
      return;
    }
    await tables.close(db, table.id);
    await this.requeue(db, table, left);
  }

  /** Whoever was ready goes back to the place in the queue they came from. */
  private async requeue(db: PoolClient, table: TableRow, left: readonly TableSeatRow[]): Promise<void> {
    for (const { memberId, queuePosition } of left) {
      if (queuePosition === null) continue;
      await this.options.queue.restore(db, {
        memberId,
        preset: table.preset,
        size: table.size,
        position: queuePosition,
      });
    }
  }
}
