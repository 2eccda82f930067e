import type { Pool } from 'pg';
import { z } from 'zod';
import { person, type LedgerEntry, type Standing } from '@killer-club/protocol';
import type { Prisma } from '../database/prisma.js';
import { all } from '../store/query.js';

const standingRow = person.extend({ points: z.number(), games: z.number() });

/** Points as they were entered, and what they add up to. */
export class LedgerRepository {
  constructor(
    private readonly prisma: Prisma,
    private readonly pool: Pool,
  ) {}

  async of(memberId: string): Promise<LedgerEntry[]> {
    const entries = await this.prisma.ledgerEntry.findMany({
      where: { memberId },
      select: { gameId: true, cause: true, points: true, at: true },
      orderBy: [{ at: 'desc' }, { id: 'asc' }],
      take: 500,
    });
    return entries.map(({ gameId, at, ...entry }) => ({ ...entry, game: gameId, at: at.getTime() }));
  }

  /** Added up where the entries are: one grouped statement. */
  async standings(): Promise<Standing[]> {
    const sql = `SELECT m.id, m.name, m.bot, coalesce(sum(l.points), 0)::int AS points, count(DISTINCT l.game_id)::int AS games
                 FROM member m LEFT JOIN ledger_entry l ON l.member_id = m.id
                 WHERE NOT m.bot OR l.id IS NOT NULL
                 GROUP BY m.id ORDER BY points DESC, m.name LIMIT 500`;
    const rows = await all(this.pool, standingRow, sql);
    return rows.map(({ points, games, ...member }) => ({ member, points, games }));
  }
}
