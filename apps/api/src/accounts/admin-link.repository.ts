import { randomUUID } from 'node:crypto';
import type { ClubClock } from '../clock/club-clock.js';
import type { Prisma } from '../database/prisma.js';
import { hashOf, newSecret } from './secrets.js';

const VALID_MS = 86_400_000;

export class AdminLinkRepository {
  constructor(
    private readonly prisma: Prisma,
    private readonly clock: ClubClock,
  ) {}

  /** A new token; earlier ones end first. */
  async issue(): Promise<string> {
    const token = newSecret(32);
    const now = this.clock.now();
    await this.prisma.adminLink.updateMany({
      where: { usedAt: null, expiresAt: { gt: new Date(now) } },
      data: { expiresAt: new Date(now) },
    });
    await this.prisma.adminLink.create({
      data: { id: randomUUID(), tokenHash: hashOf(token), expiresAt: new Date(now + VALID_MS) },
      select: { id: true },
    });
    return token;
  }

  /** True once, within the day, while the club has no administrator. */
  async claim(token: string): Promise<boolean> {
    const now = new Date(this.clock.now());
    const claimed = await this.prisma.$executeRaw`
      UPDATE admin_link SET used_at = ${now} WHERE token_hash = ${hashOf(token)} AND used_at IS NULL
      AND expires_at > ${now} AND NOT EXISTS (SELECT 1 FROM member WHERE role = 'administrator')`;
    return claimed > 0;
  }

  async release(token: string): Promise<void> {
    await this.prisma.adminLink.updateMany({ where: { tokenHash: hashOf(token) }, data: { usedAt: null } });
  }

  /** Makes the first administrator and writes it down; false when somebody else was first. */
  async appoint(memberId: string): Promise<boolean> {
    const appointed = await this.prisma.$executeRaw`
      WITH appointed AS (
        UPDATE member SET role = 'administrator', updated_at = now() WHERE id = ${memberId}
        AND NOT EXISTS (SELECT 1 FROM member WHERE role = 'administrator') RETURNING id)
      INSERT INTO audit_entry (id, actor, act, subject, at)
      SELECT ${randomUUID()}, id, 'redeemAdminLink', id, now() FROM appointed`;
    return appointed > 0;
  }
}
