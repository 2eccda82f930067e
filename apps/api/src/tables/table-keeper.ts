import type { Pool } from 'pg';
import { rightOf } from '@killer-club/rules';
import type { SeatDirectory } from '../gateway/seat-directory.js';
import type { GameRunner } from '../runner/port.js';
import { inTransaction } from '../store/query.js';
import type { GameStart } from './game-start.js';
import type { ReadyCheckRepository } from './ready-check.repository.js';
import type { ReadyChecks } from './ready-checks.js';
import type { TableRepository } from './table.repository.js';

export interface TableKeeperOptions {
  readonly pool: Pool;
  readonly runner: GameRunner;
  readonly tables: TableRepository;
  readonly checks: ReadyCheckRepository;
  readonly readyChecks: ReadyChecks;
  readonly gameStart: GameStart;
  readonly directory: SeatDirectory;
  readonly onError: (error: unknown) => void;
}

/** What nobody asks for: checks that run out, games that have ended, starts a node left half done. */
export class TableKeeper {
  constructor(private readonly options: TableKeeperOptions) {}

  async tick(): Promise<void> {
    const { checks, tables } = this.options;
    for (const tableId of await checks.due()) await this.guarded(() => this.conclude(tableId));
    for (const tableId of await tables.toFinish()) await this.guarded(() => this.finish(tableId));
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

  /** The next game at the table: first speaker one on (CLUB-22), night-1 victims protected (CLUB-11). */
  private async finish(tableId: string): Promise<void> {
    const { pool, tables, readyChecks } = this.options;
    const ended = (await tables.find(tableId))?.gameId;
    if (ended === null || ended === undefined) return;
    const victims = await this.firstNightVictims(ended);
    await inTransaction(pool, async (db) => {
      const table = await tables.lock(db, tableId);
      if (table?.state !== 'playing' || table.gameId !== ended) return;
      const seats = await tables.seats([tableId], db);
      if (table.kind !== 'table' || seats.length === 0) {
        await tables.close(db, tableId);
        return;
      }
      await tables.setNext(db, tableId, rightOf(table.firstSpeaker, table.size), victims);
      await tables.setState(db, tableId, 'open');
      const next = await tables.lock(db, tableId);
      if (next !== null) await readyChecks.openIfFull(db, next);
    });
  }

  private async firstNightVictims(gameId: string): Promise<string[]> {
    const { runner, directory } = this.options;
    const full = await runner.fullView(gameId, { kind: 'spectator' });
    const deaths = full?.view.reveal?.nights.find(({ round }) => round === 1)?.deaths ?? [];
    const seats = (await directory.seats(gameId)) ?? [];
    return seats.filter(({ seat }) => deaths.includes(seat)).map(({ memberId }) => memberId);
  }
}
