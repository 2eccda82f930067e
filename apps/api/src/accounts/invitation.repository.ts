import { randomUUID } from 'node:crypto';
import type { ClubClock } from '../clock/club-clock.js';
import type { Prisma } from '../database/prisma.js';
import { hashOf, newSecret } from './secrets.js';

const VALID_MS = 14 * 86_400_000;

export class InvitationRepository {
  constructor(
    private readonly prisma: Prisma,
    private readonly clock: ClubClock,
  ) {}

  /** The code is told once and kept as its hash. */
  async create(createdBy: string): Promise<string> {
    const code = newSecret(12);
    const expiresAt = new Date(this.clock.now() + VALID_MS);
    await this.prisma.invitation.create({
      data: { id: randomUUID(), codeHash: hashOf(code), createdBy, expiresAt },
      select: { id: true },
    });
    return code;
  }

  /** True for exactly one of those who come with the code: one conditional update. */
  async claim(code: string): Promise<boolean> {
    const now = new Date(this.clock.now());
    const { count } = await this.prisma.invitation.updateMany({
      where: { codeHash: hashOf(code), usedAt: null, expiresAt: { gt: now } },
      data: { usedAt: now },
    });
    return count > 0;
  }

  /** Gives a claimed code back when the sign-up failed. */
  async release(code: string): Promise<void> {
    await this.prisma.invitation.updateMany({ where: { codeHash: hashOf(code) }, data: { usedAt: null } });
  }
}
