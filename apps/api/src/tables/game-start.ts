import { rulesetIdOf } from '@killer-club/rules';
import type { Pool } from 'pg';
import type { GameMode, GameRunner, NewGame } from '../runner/port.js';
import { inTransaction } from '../store/query.js';
import { offered } from './offer.js';
import type { ReadyChecks } from './ready-checks.js';
import type { CheckRow, ReadyCheckRepository, ReadyRow } from './ready-check.repository.js';
import type { TableRepository, TableRow, TableSeatRow } from './table.repository.js';

export interface GameStartOptions {
  readonly pool: Pool;
  readonly runner: GameRunner;
  readonly tables: TableRepository;
  readonly checks: ReadyCheckRepository;
  readonly readyChecks: ReadyChecks;
  /** Told of a game this node began, with its human seats. */
  readonly onStart: (
    gameId: string,
    seats: readonly { readonly seat: number; readonly memberId: string }[],
  ) => Promise<void>;
}

const MODES: Readonly<Record<TableRow['kind'], GameMode>> = {
  table: 'table',
  ranked: 'ranked',
  practice: 'practice',
};

/** The game as the table agreed on it; contributions in seat order. */
export const newGame = (
  table: TableRow,
  check: CheckRow,
  seats: readonly TableSeatRow[],
  readies: readonly ReadyRow[],
): NewGame => {
  const ruleset = offered(table.preset, table.size);
  const given = new Map(readies.map(({ memberId, contribution }) => [memberId, contribution]));
  return {
    start: {
      type: 'startGame',
      gameId: check.gameId,
      rulesetId: rulesetIdOf(ruleset),
      ruleset,
      ranked: table.kind === 'ranked',
      clockFactor: table.clockFactor,
      firstSpeaker: table.firstSpeaker,
      protectedSeats: seats
        .filter(({ memberId }) => table.protectedIds.includes(memberId))
        .map(({ seat }) => seat),
      seed: check.seed,
      contributions: seats.map(({ memberId }) => given.get(memberId) ?? ''),
    },
    mode: MODES[table.kind],
    tableId: table.id,
    seats: seats.map(({ seat, memberId, bot }) => ({ seat, memberId, bot })),
  };
};

/** Begins the game of a complete ready check. Every node may try: one wins, the others find it begun. */
export class GameStart {
  constructor(private readonly options: GameStartOptions) {}

  async begin(tableId: string): Promise<void> {
    const { tables, checks } = this.options;
    const [table, check] = await Promise.all([tables.find(tableId), checks.at(tableId)]);
    if (table === null || check === null) return;
    const [seats, readies] = await Promise.all([tables.seats([tableId]), checks.readies(check.id)]);
    if (seats.length < table.size || readies.length < table.size) return;
    if ((await this.start(newGame(table, check, seats, readies))) === 'memberBusy') {
      await this.turnAwayBusy(check, seats);
      return;
    }
    await this.settle(check);
    await this.options.onStart(
      check.gameId,
      seats.filter(({ bot }) => !bot),
    );
  }

  private async start(game: NewGame): Promise<'started' | 'memberBusy'> {
    if (await this.options.tables.gameExists(game.start.gameId)) return 'started';
    try {
      return await this.options.runner.start(game);
    } catch (error) {
      if (await this.options.tables.gameExists(game.start.gameId)) return 'started';
      throw error;
    }
  }

  private async settle(check: CheckRow): Promise<void> {
    const { pool, tables, checks } = this.options;
    await inTransaction(pool, async (db) => {
      const table = await tables.lock(db, check.tableId);
      if (table?.state !== 'check') return;
      await checks.remove(db, check.id);
      await tables.setState(db, table.id, 'playing', check.gameId);
    });
  }

  /** Somebody still lives in another game: their seats here are free again. */
  private async turnAwayBusy(check: CheckRow, seats: readonly TableSeatRow[]): Promise<void> {
    const { pool, tables, readyChecks } = this.options;
    await inTransaction(pool, async (db) => {
      const table = await tables.lock(db, check.tableId);
      if (table?.state !== 'check') return;
      const busy: string[] = [];
      for (const { memberId } of seats)
        if ((await tables.livingGame(memberId, db)) !== null) busy.push(memberId);
      await readyChecks.fail(db, table, check, busy);
    });
  }
}
