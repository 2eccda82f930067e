import type { Pool } from 'pg';
import { z } from 'zod';
import type { Seat } from '@killer-club/rules';
import { all, count, first } from '../store/query.js';

const living = z.object({ gameId: z.string(), seat: z.int() });
const memberId = z.object({ memberId: z.string() });

export interface Held {
  readonly memberId: string;
  readonly socketId: string;
}

/** The newest connection of each member, over all nodes. */
export class PresenceRepository {
  constructor(
    private readonly pool: Pool,
    private readonly nodeId: string,
    /** Seconds after which a row that no node keeps fresh is a lost connection. */
    private readonly staleSeconds = 10,
  ) {}

  async arrive({ memberId: member, socketId }: Held): Promise<void> {
    await count(
      this.pool,
      `INSERT INTO presence (member_id, socket_id, node_id, seen_at) VALUES ($1, $2, $3, now())
       ON CONFLICT (member_id) DO UPDATE SET socket_id = excluded.socket_id, node_id = excluded.node_id, seen_at = now()`,
      [member, socketId, this.nodeId],
    );
  }

  /** True when this was the member's newest connection anywhere. */
  async depart({ memberId: member, socketId }: Held): Promise<boolean> {
    const sql = 'DELETE FROM presence WHERE member_id = $1 AND socket_id = $2';
    return (await count(this.pool, sql, [member, socketId])) > 0;
  }

  /** Those of these whose member's newest connection is another one, and those that were given up for lost. */
  async refresh(held: readonly Held[]): Promise<{ readonly elsewhere: Held[]; readonly lost: Held[] }> {
    const members = held.map((entry) => entry.memberId);
    const sockets = held.map((entry) => entry.socketId);
    const kept = await all(
      this.pool,
      memberId,
      `UPDATE presence p SET seen_at = now() FROM unnest($1::text[], $2::text[]) AS mine(member_id, socket_id)
       WHERE p.member_id = mine.member_id AND p.socket_id = mine.socket_id RETURNING p.member_id AS "memberId"`,
      [members, sockets],
    );
    const fresh = new Set(kept.map((row) => row.memberId));
    const missing = held.filter((entry) => !fresh.has(entry.memberId));
    if (missing.length === 0) return { elsewhere: [], lost: [] };
    const present = await this.present(missing.map((entry) => entry.memberId));
    return {
      elsewhere: missing.filter((entry) => present.has(entry.memberId)),
      lost: missing.filter((entry) => !present.has(entry.memberId)),
    };
  }

  /** Members whose node stopped keeping their row; each is told to one node. */
  async sweep(): Promise<string[]> {
    const sql = `DELETE FROM presence WHERE seen_at < now() - make_interval(secs => $1) RETURNING member_id AS "memberId"`;
    return (await all(this.pool, memberId, sql, [this.staleSeconds])).map((row) => row.memberId);
  }

  async present(members: readonly string[]): Promise<Set<string>> {
    const sql = 'SELECT member_id AS "memberId" FROM presence WHERE member_id = ANY($1)';
    return new Set((await all(this.pool, memberId, sql, [members])).map((row) => row.memberId));
  }

  /** The seat of a running game in which the member still lives. */
  livingSeat(member: string): Promise<{ gameId: string; seat: Seat } | null> {
    const sql = `SELECT s.game_id AS "gameId", s.seat FROM game_seat s JOIN game g ON g.id = s.game_id
                 WHERE s.member_id = $1 AND s.living AND g.state = 'running' LIMIT 1`;
    return first(this.pool, living, sql, [member]);
  }
}
