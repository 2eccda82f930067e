import { encodeEvent } from './event-codec.js';
import type { FirstEvents } from './event-store.js';

/**
 * Opens a game's log. A game that exists already is left alone; a member who lives in another game is
 * refused by the index `game_seat_living_member`. Seats go in by member id, so that two starts never
 * wait for each other in a circle.
 */
export const CREATE_SQL = `
with made as (
  insert into game (id, table_id, ruleset_id, mode, ranked, size, state, head, next_deadline, created_at)
  values ($1, $2, $3, $4::game_mode, $5, $6, 'running', $7, $8, $9)
  on conflict (id) do nothing
  returning id
), kept as (
  insert into ruleset (id, content, created_at) select $3, $10::jsonb, $9 from made on conflict (id) do nothing
), seated as (
  insert into game_seat (game_id, seat, member_id, bot, living)
  select m.id, s.seat, s."memberId", s.bot, true
  from made m, json_to_recordset($11::json) as s(seat int, "memberId" text, bot boolean)
  order by s."memberId"
), log as (
  insert into event (game_id, revision, type, schema, data, at)
  select m.id, e.n, e.v->>'type', (e.v->>'schema')::int, (e.v->'data')::jsonb, (e.v->>'at')::timestamptz
  from made m, json_array_elements($12::json) with ordinality e(v, n)
)
select id from made`;

export const createInput = ({ game, events, nextDeadline, at }: FirstEvents): unknown[] => [
  game.start.gameId,
  game.tableId,
  game.start.rulesetId,
  game.mode,
  game.start.ranked,
  game.start.contributions.length,
  events.length,
  nextDeadline === null ? null : new Date(nextDeadline),
  new Date(at),
  JSON.stringify(game.start.ruleset),
  JSON.stringify(game.seats),
  JSON.stringify(events.map(encodeEvent)),
];
