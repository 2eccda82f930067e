import type { Pool } from 'pg';
import { rightOf } from '@killer-club/rules';
import type { SeatDirectory } from '../gateway/seat-directory.js';
import type { GameRunner } from '../runner/port.js';
import { inTransaction } from '../store/query.js';
import type { ReadyChecks } from './ready-checks.js';
import type { TableRepository } from './table.repository.js';

export interface EndedTablesOptions {
  readonly pool: Pool;
  readonly runner: Pick<GameRunner, 'fullView'>;
  readonly tables: TableRepository;
  readonly readyChecks: ReadyChecks;
  readonly directory: Pick<SeatDirectory, 'seats'>;
}

/** Tables whose game has ended: closed, or made ready for the next one. Whoever comes first does it. */
export class EndedTables {
  constructor(private readonly options: EndedTablesOptions) {}

  /** Nobody is held by a game they were told the end of: the keeper may not have come by yet. */
  async letGo(memberId: string): Promise<void> {
    const tableId = await this.options.tables.endedTableOf(memberId);
    if (tableId !== null) await this.finish(tableId);
  }

  /** The next game at the table: first speaker one on (CLUB-22), night-1 victims protected (CLUB-11). */
  async finish(tableId: string): Promise<void> {
    const { pool, tables, readyChecks } = this.options;
    const found = await tables.find(tableId);
    const ended = found?.gameId ?? null;
    if (found === null || ended === null) return;
    const victims = found.kind === 'table' ? await this.firstNightVictims(ended) : [];
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
