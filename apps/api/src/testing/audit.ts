import { expect } from '@jest/globals';
import {
  DEFAULT_SCORING,
  scoreGame,
  viewFor,
  type EventType,
  type GameEvent,
  type GameState,
  type Seat,
} from '@killer-club/rules';
import type { Pool } from 'pg';
import { z } from 'zod';
import { PostgresEventStore } from '../runner/event-store.repository.js';
import { CLUB_RULES } from '../runner/rules.js';
import type { Sent, SocketPlayer } from './socket-player.js';

/** A player with the place they had. */
export interface Placed {
  readonly player: SocketPlayer;
  readonly seat: Seat;
  readonly memberId: string;
}

/** The one event that an accepted command of this type leads to, besides what follows from it. */
const MARKS: Readonly<Record<string, EventType>> = {
  pick: 'pickMade',
  castVote: 'voteCast',
  speak: 'speechSaid',
  pass: 'turnEnded',
};

const isMark = (event: GameEvent, type: string, seat: Seat): boolean =>
  event.type === MARKS[type] &&
  'seat' in event &&
  event.seat === seat &&
  (event.type !== 'turnEnded' || event.by === 'pass');

const receiptRow = z.object({ command_id: z.string(), at: z.coerce.date() });
const ledgerRow = z.object({ member_id: z.string(), cause: z.string(), points: z.number() });

const accepted = (player: SocketPlayer): Sent[] => player.sent.filter(({ code }) => code === 'ok');

/** Every command that was acknowledged, and no other, has a receipt, with the time that was told. */
const auditReceipts = async (pool: Pool, game: string, { player, memberId }: Placed): Promise<void> => {
  const { rows } = await pool.query('select command_id, at from receipt where game_id = $1 and actor = $2', [
    game,
    memberId,
  ]);
  const kept = rows.map((row) => receiptRow.parse(row)).map((row) => `${row.command_id} ${row.at.getTime()}`);
  const told = accepted(player).map(({ id, at }) => `${id} ${at}`);
  expect(kept.sort()).toEqual(told.sort());
};

/** Every acknowledged command stands in the log once: as many events, at the very times of their receipt. */
const auditEvents = (events: readonly GameEvent[], { player, seat }: Placed): void => {
  for (const type of Object.keys(MARKS)) {
    const times = events.filter((event) => isMark(event, type, seat)).map(({ at }) => at);
    const told = accepted(player).filter((sent) => sent.type === type);
    expect([type, ...times.sort()]).toEqual([type, ...told.map(({ at }) => at).sort()]);
  }
};

/** The ledger holds what the rules give, each line once. */
const auditLedger = async (
  pool: Pool,
  game: string,
  state: GameState,
  placed: readonly Placed[],
): Promise<void> => {
  const sql = 'select member_id, cause, points from ledger_entry where game_id = $1';
  const { rows } = await pool.query(sql, [game]);
  const lines = rows
    .map((row) => ledgerRow.parse(row))
    .map((row) => `${row.member_id} ${row.cause} ${row.points}`);
  const owed = scoreGame(state, DEFAULT_SCORING).map(({ seat, cause, points }) => {
    const owner = placed.find((one) => one.seat === seat);
    return `${String(owner?.memberId)} ${cause} ${points}`;
  });
  expect(lines.sort()).toEqual(owed.sort());
  expect(lines.length).toBeGreaterThan(0);
};

/** Holds a finished game against what its players were told while it was played. */
export const auditGame = async (pool: Pool, game: string, placed: readonly Placed[]): Promise<void> => {
  const page = await new PostgresEventStore(pool).catchUp({ gameId: game, known: 0, texts: false });
  expect(page!.events.length).toBe(page!.head);
  const state = page!.events.reduce<GameState | null>(CLUB_RULES.evolve, null)!;
  expect(state.phase.kind).toBe('ended');
  for (const one of placed) {
    await auditReceipts(pool, game, one);
    auditEvents(page!.events, one);
    expect(one.player.view).toEqual(viewFor(state, { kind: 'seat', seat: one.seat }));
  }
  await auditLedger(pool, game, state, placed);
};
