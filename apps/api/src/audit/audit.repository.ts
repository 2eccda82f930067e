import type { Prisma } from '../database/prisma.js';
import { hashOf } from '../accounts/secrets.js';

export type AuditAct = 'takeTable' | 'leaveTable';
/** Why the server took a judge's chair back. */
export type ChairReason = 'connectionLost' | 'roleWithdrawn';

export interface Audited {
  /** Names the act: told twice, by another node or a second attempt, it is written once. */
  readonly key: string;
  readonly actor: string;
  readonly act: AuditAct;
  readonly subject?: string;
  readonly gameId: string;
  readonly reason?: ChairReason;
  /** Milliseconds of the club's clock. */
  readonly at: number;
}

/** Who did what with which right: opaque ids and codes, added and never changed. */
export class AuditRepository {
  constructor(private readonly prisma: Prisma) {}

  async record({ key, at, ...entry }: Audited): Promise<void> {
    const data = { id: hashOf(key), ...entry, at: new Date(at) };
    await this.prisma.auditEntry.createMany({ data, skipDuplicates: true });
  }
}
