import type { Pool } from 'pg';
import { inTransaction } from '../store/query.js';
import type { GameStart } from './game-start.js';
import type { ReadyCheckRepository } from './ready-check.repository.js';
import type { EndedTables } from './ended-tables.js';
import type { ReadyChecks } from './ready-checks.js';
import type { TableRepository } from './table.repository.js';

export interface TableKeeperOptions {
  readonly pool: Pool;
  readonly tables: TableRepository;
  readonly checks: ReadyCheckRepository;
  readonly readyChecks: ReadyChecks;
  readonly gameStart: GameStart;
  readonly endedTables: EndedTables;
  readonly onError: (error: unknown) => void;
}

/** What nobody asks for: checks that run out, games that have ended, starts a node left half done. */
export class TableKeeper {
  constructor(private readonly options: TableKeeperOptions) {}

  async tick(): Promise<void> {
    const { checks, tables, endedTables } = this.options;
    for (const tableId of await checks.due()) await this.guarded(() => this.conclude(tableId));
    for (const tableId of await tables.toFinish()) await this.guarded(() => endedTables.finish(tableId));
  }

  /** One table's fault leaves the others in order. */
  private async guarded(work: () => Promise<void>): Promise<void> {
    await work().catch(this.options.onError);
  }

  private async conclude(tableId: string): Promise<void> {
    const { pool, tables, checks, readyChecks, gameStart } = this.options;
    const complete = await inTransaction(pool, async (db) => {
      const table = await tables.lock(db, tableId);
      const check = await checks.at(tableId, db);
      if (table === null || check === null) return false;
      if (await readyChecks.isComplete(db, check)) return true;
      if (!check.over) return false;
      const ready = new Set((await checks.readies(check.id, db)).map(({ memberId }) => memberId));
      const seats = await tables.seats([tableId], db);
      const gone = seats.map(({ memberId }) => memberId).filter((memberId) => !ready.has(memberId));
      await readyChecks.fail(db, table, check, gone);
      return false;
    });
    if (complete) await gameStart.begin(tableId);
  }
}
