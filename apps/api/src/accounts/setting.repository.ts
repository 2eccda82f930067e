import type { Pool } from 'pg';
import { z } from 'zod';
import { settingsBody } from '@killer-club/protocol';
import { count, first } from '../store/query.js';
import { newSecret } from './secrets.js';

export type Settings = z.output<typeof settingsBody>;

const stored = z.object({ value: z.unknown() });

const DEFAULTS: Settings = { signUp: 'open' };

export class SettingRepository {
  constructor(private readonly pool: Pool) {}

  async read(): Promise<Settings> {
    return (await this.value('club', settingsBody)) ?? DEFAULTS;
  }

  async write(settings: Settings): Promise<void> {
    await count(
      this.pool,
      `INSERT INTO setting (name, value) VALUES ('club', $1) ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
      [JSON.stringify(settings)],
    );
  }

  /** Signs cookies where the operator gave no secret: made once, the same for every node. */
  async sessionSecret(): Promise<string> {
    await count(
      this.pool,
      `INSERT INTO setting (name, value) VALUES ('sessionSecret', $1) ON CONFLICT (name) DO NOTHING`,
      [JSON.stringify(newSecret(32))],
    );
    return z.string().parse(await this.value('sessionSecret', z.string()));
  }

  private async value<S extends z.ZodType>(name: string, schema: S): Promise<z.output<S> | null> {
    const row = await first(this.pool, stored, 'SELECT value FROM setting WHERE name = $1', [name]);
    return row === null ? null : schema.parse(row.value);
  }
}
