import { randomUUID } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import type { z } from 'zod';
import type { createTableBody, practiceBody, readyBody, TableKind, TableView } from '@killer-club/protocol';
import type { BotMemberRepository } from '../bots/bot-member.repository.js';
import { conflict, notFound } from '../http/refusal.js';
import type { QueueRepository } from '../queue/queue.repository.js';
import { inTransaction } from '../store/query.js';
import type { EndedTables } from './ended-tables.js';
import type { GameStart } from './game-start.js';
import { offered } from './offer.js';
import type { ReadyCheckRepository } from './ready-check.repository.js';
import type { ReadyChecks } from './ready-checks.js';
import type { TableRepository, TableRow } from './table.repository.js';
import { tableView } from './table-view.js';

export interface TablesOptions {
  readonly pool: Pool;
  readonly tables: TableRepository;
  readonly checks: ReadyCheckRepository;
  readonly readyChecks: ReadyChecks;
  readonly queue: QueueRepository;
  readonly bots: BotMemberRepository;
  readonly gameStart: GameStart;
  readonly endedTables: EndedTables;
}

/** Where members meet before a game: sitting down, standing up, being asked whether they are ready. */
export class TablesService {
  constructor(private readonly options: TablesOptions) {}

  async list(): Promise<TableView[]> {
    const rows = await this.options.tables.listed();
    const seats = await this.options.tables.seats(rows.map(({ id }) => id));
    return rows.map((row) =>
      tableView(
        row,
        seats.filter(({ tableId }) => tableId === row.id),
        null,
        [],
      ),
    );
  }

  async show(id: string): Promise<TableView> {
    const { tables, checks } = this.options;
    const table = await tables.find(id);
    if (table === null) throw notFound('table');
    const [seats, check] = await Promise.all([tables.seats([id]), checks.at(id)]);
    return tableView(table, seats, check, check === null ? [] : await checks.readies(check.id));
  }

  /** Whoever opens a table sits at it. */
  async create(memberId: string, asked: z.output<typeof createTableBody>): Promise<TableView> {
    return this.show(await this.open('table', memberId, asked, () => Promise.resolve()));
  }

  /** The other seats are bots'; the game begins when the member is ready. */
  async practice(memberId: string, asked: z.output<typeof practiceBody>): Promise<TableView> {
    const { tables, bots, readyChecks } = this.options;
    const id = await this.open('practice', memberId, asked, async (db, table) => {
      const fillers = await bots.take(db, table.size - 1);
      for (const [index, bot] of fillers.entries()) {
        await tables.seat(db, {
          tableId: table.id,
          seat: index + 2,
          memberId: bot,
          bot: true,
          queuePosition: null,
        });
      }
      await readyChecks.openIfFull(db, table);
    });
    return this.show(id);
  }

  async sit(memberId: string, tableId: string, wanted: number | undefined): Promise<TableView> {
    const { tables, readyChecks, endedTables } = this.options;
    await endedTables.letGo(memberId);
    await this.withTable(tableId, async (db, table) => {
      if (table.state !== 'open') throw conflict('tableNotOpen', 'Nobody can sit down at this table now.');
      await this.mustBeFree(db, memberId);
      const taken = new Set((await tables.seats([tableId], db)).map(({ seat }) => seat));
      const free = Array.from({ length: table.size }, (_, index) => index + 1).filter(
        (seat) => !taken.has(seat),
      );
      const seat = wanted ?? free[0];
      if (seat === undefined || !free.includes(seat)) throw conflict('seatTaken', 'This seat is taken.');
      const seated = await tables.seat(db, { tableId, seat, memberId, bot: false, queuePosition: null });
      if (!seated) throw conflict('alreadySeated', 'You sit at a table already.');
      await readyChecks.openIfFull(db, table);
    });
    return this.show(tableId);
  }

  /** Between games, or from a game one no longer lives in. */
  async stand(memberId: string, tableId: string): Promise<void> {
    const { tables } = this.options;
    await this.withTable(tableId, async (db, table) => {
      if (table.state === 'check') throw conflict('readyCheck', 'Answer the ready check first.');
      if (table.state === 'playing' && (await tables.livingGame(memberId, db)) === table.gameId) {
        throw conflict('inGame', 'Leave the game first.');
      }
      if ((await tables.unseat(db, tableId, [memberId])) === 0)
        throw conflict('notSeated', 'You do not sit there.');
      if (table.state === 'open' && (await tables.seats([tableId], db)).length === 0)
        await tables.close(db, tableId);
    });
  }

  async ready(
    memberId: string,
    { check: checkId, contribution }: z.output<typeof readyBody>,
  ): Promise<TableView> {
    const { checks, readyChecks, gameStart } = this.options;
    const tableId = await this.tableOf(checkId);
    const complete = await this.answer(memberId, tableId, checkId, async (db, _table, check) => {
      await checks.add(db, check.id, { memberId, contribution });
      return readyChecks.isComplete(db, check);
    });
    if (complete) await gameStart.begin(tableId);
    return this.show(tableId);
  }

  async decline(memberId: string, checkId: string): Promise<void> {
    const tableId = await this.tableOf(checkId);
    await this.answer(memberId, tableId, checkId, (db, table, check) =>
      this.options.readyChecks.fail(db, table, check, [memberId]),
    );
  }

  private async answer<T>(
    memberId: string,
    tableId: string,
    checkId: string,
    work: (
      db: PoolClient,
      table: TableRow,
      check: NonNullable<Awaited<ReturnType<ReadyCheckRepository['at']>>>,
    ) => Promise<T>,
  ): Promise<T> {
    const { tables, checks } = this.options;
    return this.withTable(tableId, async (db, table) => {
      const check = await checks.at(tableId, db);
      if (check?.id !== checkId || check.over) throw conflict('checkOver', 'This ready check is over.');
      const seats = await tables.seats([tableId], db);
      if (!seats.some((seat) => seat.memberId === memberId))
        throw conflict('notSeated', 'You do not sit there.');
      return work(db, table, check);
    });
  }

  private async tableOf(checkId: string): Promise<string> {
    const check = await this.options.checks.find(checkId);
    if (check === null) throw conflict('checkOver', 'This ready check is over.');
    return check.tableId;
  }

  private async open(
    kind: TableKind,
    memberId: string,
    asked: z.output<typeof createTableBody>,
    then: (db: PoolClient, table: TableRow) => Promise<void>,
  ): Promise<string> {
    offered(asked.preset, asked.size);
    const { pool, tables, endedTables } = this.options;
    await endedTables.letGo(memberId);
    const id = randomUUID();
    await inTransaction(pool, async (db) => {
      await this.mustBeFree(db, memberId);
      await tables.insert(db, { id, kind, ...asked, createdBy: memberId });
      const seated = await tables.seat(db, {
        tableId: id,
        seat: 1,
        memberId,
        bot: false,
        queuePosition: null,
      });
      if (!seated) throw conflict('alreadySeated', 'You sit at a table already.');
      const table = await tables.lock(db, id);
      if (table !== null) await then(db, table);
    });
    return id;
  }

  private async mustBeFree(db: PoolClient, memberId: string): Promise<void> {
    const { tables, queue } = this.options;
    if ((await tables.livingGame(memberId, db)) !== null)
      throw conflict('inGame', 'You live in a running game.');
    if ((await queue.find(memberId, db)) !== null) throw conflict('inQueue', 'Leave the queue first.');
  }

  private withTable<T>(tableId: string, work: (db: PoolClient, table: TableRow) => Promise<T>): Promise<T> {
    const { pool, tables } = this.options;
    return inTransaction(pool, async (db) => {
      const table = await tables.lock(db, tableId);
      if (table === null || table.state === 'closed') throw notFound('table');
      return work(db, table);
    });
  }
}
