import type { Pool, PoolClient } from 'pg';
import { z } from 'zod';

export type Db = Pool | PoolClient;
type Values = readonly unknown[];

const run = (db: Db, sql: string, values: Values) => db.query<Record<string, unknown>>(sql, [...values]);

/** Rows as the schema says they are; a row that is not is a fault of ours and thrown. */
export const all = async <S extends z.ZodType>(
  db: Db,
  schema: S,
  sql: string,
  values: Values = [],
): Promise<z.output<S>[]> => z.array(schema).parse((await run(db, sql, values)).rows);

/** The first row, or null. */
export const first = async <S extends z.ZodType>(
  db: Db,
  schema: S,
  sql: string,
  values: Values = [],
): Promise<z.output<S> | null> => (await all(db, schema, sql, values))[0] ?? null;

/** How many rows a statement touched. */
export const count = async (db: Db, sql: string, values: Values = []): Promise<number> =>
  (await run(db, sql, values)).rowCount ?? 0;

/** One transaction on one connection; a connection whose rollback fails is thrown away. */
export const inTransaction = async <T>(pool: Pool, work: (db: PoolClient) => Promise<T>): Promise<T> => {
  const db = await pool.connect();
  try {
    await db.query('BEGIN');
    const result = await work(db);
    await db.query('COMMIT');
    db.release();
    return result;
  } catch (error) {
    await db.query('ROLLBACK').then(
      () => {
        db.release();
      },
      () => {
        db.release(true);
      },
    );
    throw error;
  }
};

const uniqueViolation = z.object({ code: z.literal('23505'), constraint: z.string().optional() });

/** Whether a unique constraint refused the statement. */
export const isDuplicate = (error: unknown): boolean => uniqueViolation.safeParse(error).success;
