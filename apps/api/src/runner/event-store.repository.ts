import type { Pool } from 'pg';
import { z } from 'zod';
import { isOutage, isTransient, violatedIndex } from '../database/failure.js';
import { APPEND_SQL, appendInput } from './append-statement.js';
import { CATCH_UP_SQL, catchUpInput, pageOf, rowSchema, type CatchUpRow } from './catch-up-statement.js';
import { CREATE_SQL, createInput } from './create-statement.js';
import type { Append, CatchUp, EventStore, FirstEvents, LogPage } from './event-store.js';
import { Gatherer } from './gatherer.js';
import type { Texts } from './port.js';

const idSchema = z.object({ id: z.string() });
const textSchema = z.object({ id: z.string(), body: z.string().nullable() });
const kindSchema = z.object({ kind: z.string() });

/** Games overdue that one sweep takes on. */
const SWEEP_SIZE = 500;

const isPoison = (error: unknown): boolean => !isOutage(error) && !isTransient(error);

/** The log in PostgreSQL, through `pg`: the hot path of every game. */
export class PostgresEventStore implements EventStore {
  private readonly appends: Gatherer<Append, boolean>;
  private readonly reads: Gatherer<CatchUp, CatchUpRow | null>;

  constructor(private readonly pool: Pool) {
    this.appends = new Gatherer({ run: (jobs) => this.appendAll(jobs), size: 64, parallel: 3, isPoison });
    this.reads = new Gatherer({ run: (jobs) => this.readAll(jobs), size: 64, parallel: 3, isPoison });
  }

  async create(first: FirstEvents): Promise<'started' | 'memberBusy'> {
    try {
      await this.pool.query({ name: 'create_game', text: CREATE_SQL, values: createInput(first) });
      return 'started';
    } catch (error) {
      if (violatedIndex(error) === 'game_seat_living_member') return 'memberBusy';
      throw error;
    }
  }

  append(append: Append): Promise<boolean> {
    return this.appends.ask(append);
  }

  async catchUp(request: CatchUp): Promise<LogPage | null> {
    const row = await this.reads.ask(request);
    return row && pageOf(row);
  }

  async texts(ids: readonly string[]): Promise<Texts> {
    if (ids.length === 0) return {};
    const { rows } = await this.pool.query('select id, body from game_text where id = any($1::text[])', [
      ids,
    ]);
    return Object.fromEntries(rows.map((row) => textSchema.parse(row)).map(({ id, body }) => [id, body]));
  }

  async dueGames(time: number): Promise<readonly string[]> {
    const { rows } = await this.pool.query(
      `select id from game where state = 'running' and next_deadline <= $1 order by next_deadline limit ${SWEEP_SIZE}`,
      [new Date(time)],
    );
    return rows.map((row) => idSchema.parse(row).id);
  }

  async kindsInPlay(): Promise<readonly string[]> {
    const { rows } = await this.pool.query(
      `select distinct e.type || '@' || e.schema as kind from event e join game g on g.id = e.game_id
       where g.state = 'running'`,
    );
    return rows.map((row) => kindSchema.parse(row).kind);
  }

  private async appendAll(appends: readonly Append[]): Promise<boolean[]> {
    const values = [appendInput(appends)];
    const { rows } = await this.pool.query({ name: 'append', text: APPEND_SQL, values });
    const moved = new Set(rows.map((row) => idSchema.parse(row).id));
    return appends.map(({ gameId }) => moved.has(gameId));
  }

  private async readAll(requests: readonly CatchUp[]): Promise<(CatchUpRow | null)[]> {
    const values = [catchUpInput(requests)];
    const { rows } = await this.pool.query({ name: 'catch_up', text: CATCH_UP_SQL, values });
    const parsed = rows.map((row) => rowSchema.parse(row));
    return requests.map(
      ({ gameId, known }) => parsed.find((row) => row.id === gameId && row.known === known) ?? null,
    );
  }
}
