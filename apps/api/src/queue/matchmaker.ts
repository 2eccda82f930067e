import { randomInt, randomUUID } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { conflict } from '../http/refusal.js';
import { inTransaction } from '../store/query.js';
import { offered } from '../tables/offer.js';
import type { EndedTables } from '../tables/ended-tables.js';
import type { ReadyChecks } from '../tables/ready-checks.js';
import type { TableRepository } from '../tables/table.repository.js';
import type { QueueRepository, QueueRow } from './queue.repository.js';

export interface MatchmakerOptions {
  readonly pool: Pool;
  readonly queue: QueueRepository;
  readonly tables: TableRepository;
  readonly readyChecks: ReadyChecks;
  readonly endedTables: EndedTables;
}

/** Somebody sat down while they waited: the table is not made, they leave the queue, the others keep their places. */
class SeatedElsewhere extends Error {
  constructor(readonly memberId: string) {
    super('seated elsewhere');
  }
}

/** Seats by lot: who came first to the queue does not speak first. */
const mixed = <T>(items: readonly T[]): T[] => {
  const left = [...items];
  const out: T[] = [];
  while (left.length > 0) out.push(...left.splice(randomInt(left.length), 1));
  return out;
};

/** The ranked queue: first come, first served per ruleset and size. */
export class Matchmaker {
  constructor(private readonly options: MatchmakerOptions) {}

  async join(memberId: string, preset: string, size: number): Promise<void> {
    const { queue, endedTables } = this.options;
    offered(preset, size);
    await endedTables.letGo(memberId);
    if (!(await queue.join(memberId, preset, size))) {
      throw conflict('busy', 'You wait, sit or play already.');
    }
    await this.match(preset, size);
  }

  async leave(memberId: string): Promise<void> {
    if (!(await this.options.queue.leave(memberId)))
      throw conflict('notInQueue', 'You do not wait in the queue.');
  }

  /** Whoever waited on when a table was made, or was given back after a failed check. */
  async tick(): Promise<void> {
    for (const { preset, size } of await this.options.queue.matching()) await this.match(preset, size);
  }

  private async match(preset: string, size: number): Promise<void> {
    const { pool, queue } = this.options;
    try {
      await inTransaction(pool, async (db) => {
        const waiting = await queue.takeFirst(db, preset, size);
        if (waiting.length > 0) await this.seat(db, preset, size, waiting);
      });
    } catch (error) {
      if (!(error instanceof SeatedElsewhere)) throw error;
      await queue.leave(error.memberId);
    }
  }

  private async seat(
    db: PoolClient,
    preset: string,
    size: number,
    waiting: readonly QueueRow[],
  ): Promise<void> {
    const { tables, readyChecks } = this.options;
    const id = randomUUID();
    await tables.insert(db, { id, kind: 'ranked', preset, size, clockFactor: 1, createdBy: null });
    for (const [index, { memberId, position }] of mixed(waiting).entries()) {
      const seat = { tableId: id, seat: index + 1, memberId, bot: false, queuePosition: position };
      if (!(await tables.seat(db, seat))) throw new SeatedElsewhere(memberId);
    }
    const table = await tables.lock(db, id);
    if (table !== null) await readyChecks.openIfFull(db, table);
  }
}
