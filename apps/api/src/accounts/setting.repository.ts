import { z } from 'zod';
import { settingsBody } from '@killer-club/protocol';
import type { Prisma } from '../database/prisma.js';
import { newSecret } from './secrets.js';

type Kept = z.output<typeof settingsBody>;

const DEFAULTS: Kept = { signUp: 'open' };

export class SettingRepository {
  constructor(private readonly prisma: Prisma) {}

  async read(): Promise<Kept> {
    return (await this.value('club', settingsBody)) ?? DEFAULTS;
  }

  async write(value: Kept): Promise<void> {
    await this.prisma.setting.upsert({
      where: { name: 'club' },
      create: { name: 'club', value },
      update: { value },
    });
  }

  /** Signs cookies where the operator gave no secret: made once, the same for every node. */
  async sessionSecret(): Promise<string> {
    const data = { name: 'sessionSecret', value: newSecret(32) };
    await this.prisma.setting.createMany({ data, skipDuplicates: true });
    return z.string().parse(await this.value(data.name, z.string()));
  }

  private async value<S extends z.ZodType>(name: string, schema: S): Promise<z.output<S> | null> {
    const row = await this.prisma.setting.findUnique({ where: { name } });
    return row === null ? null : schema.parse(row.value);
  }
}
