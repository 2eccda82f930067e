import { randomUUID } from 'node:crypto';
import { memberRole, type MemberRole, type Person } from '@killer-club/protocol';
import type { Prisma } from '../database/prisma.js';

const PERSON = { id: true, name: true, bot: true } as const;

export interface MemberRow extends Person {
  readonly role: MemberRole;
}

export class MemberRepository {
  constructor(private readonly prisma: Prisma) {}

  async list(): Promise<MemberRow[]> {
    const rows = await this.prisma.member.findMany({
      where: { bot: false },
      select: { ...PERSON, role: true },
      orderBy: { name: 'asc' },
    });
    return rows.map((row) => ({ ...row, role: memberRole.parse(row.role) }));
  }

  async roleOf(id: string): Promise<MemberRole | null> {
    const found = await this.prisma.member.findUnique({ where: { id }, select: { role: true } });
    return found === null ? null : memberRole.parse(found.role);
  }

  async hasAdministrator(): Promise<boolean> {
    return (
      (await this.prisma.member.findFirst({ where: { role: 'administrator' }, select: { id: true } })) !==
      null
    );
  }

  /** The last administrator stays one: settled by the statement, which writes the audit as well. */
  async changeRole(
    id: string,
    role: MemberRole,
    by: string,
  ): Promise<'changed' | 'noSuchMember' | 'lastAdministrator'> {
    const changed = await this.prisma.$executeRaw`
      WITH administrators AS (SELECT id FROM member WHERE role = 'administrator' ORDER BY id FOR UPDATE)
      , changed AS (
        UPDATE member SET role = ${role}, updated_at = now() WHERE id = ${id} AND NOT bot
        AND (${role} = 'administrator' OR EXISTS (SELECT 1 FROM administrators WHERE id <> ${id})) RETURNING id)
      INSERT INTO audit_entry (id, actor, act, subject, at)
      SELECT ${randomUUID()}, ${by}, ${`changeRole:${role}`}, id, now() FROM changed`;
    if (changed > 0) return 'changed';
    const known = await this.prisma.member.findUnique({ where: { id, bot: false }, select: { id: true } });
    return known === null ? 'noSuchMember' : 'lastAdministrator';
  }
}
