import type { Pool } from 'pg';
import { z } from 'zod';
import { StartupError } from './startup-error.js';

const SETTINGS = ['fsync', 'full_page_writes', 'synchronous_commit'] as const;

const rowSchema = z.object({ name: z.enum(SETTINGS), setting: z.string() });

/**
 * Acknowledged means committed: refuses a PostgreSQL that may forget what it has committed.
 * `unsafe` is for tests alone.
 */
export const checkDurability = async (pool: Pool, unsafe = false): Promise<void> => {
  if (unsafe) return;
  const { rows } = await pool.query(
    'select name, current_setting(name) as setting from unnest($1::text[]) name',
    [SETTINGS],
  );
  const off = rows.map((row) => rowSchema.parse(row)).filter(({ setting }) => setting === 'off');
  if (off.length === 0) return;
  const names = off.map(({ name }) => name).join(', ');
  throw new StartupError(
    `PostgreSQL (DATABASE_URL) runs with ${names} off; acknowledged moves could be lost`,
  );
};
