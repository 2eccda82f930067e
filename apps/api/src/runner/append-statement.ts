import { encodeEvent } from './event-codec.js';
import type { Append } from './event-store.js';

/**
 * One append of one or several games, one statement. A game moves only from the head it was decided on:
 * rows are locked one by one in id order (no deadlock between nodes), each found by its key whatever the
 * planner believes of the table, and a game that moved is missing in the answer.
 */
export const APPEND_SQL = `
with input as materialized (
  select * from json_to_recordset($1::json) as x(
    game text, expected int, count int, next timestamptz, ended timestamptz,
    exits int[], events json, receipts json, texts json)
), held as materialized (
  select l.id from (select game, expected from input order by game) i
  cross join lateral (
    select g.id from game g
    where g.id = i.game and g.head = i.expected and g.ended_at is null
    for no key update
  ) l
), moved as (
  update game g set
    head = g.head + i.count,
    next_deadline = i.next,
    state = case when i.ended is null then g.state else 'ended'::game_run_state end,
    ended_at = i.ended
  from input i, held h
  where g.id = i.game and g.id = h.id and g.head = i.expected
  returning g.id, g.head, i.expected, i.ended, i.exits, i.events, i.receipts, i.texts
), log as (
  insert into event (game_id, revision, type, schema, data, at)
  select m.id, m.expected + e.n, e.v->>'type', (e.v->>'schema')::int, (e.v->'data')::jsonb, (e.v->>'at')::timestamptz
  from moved m, json_array_elements(m.events) with ordinality e(v, n)
), taken as (
  insert into receipt (game_id, actor, command_id, payload_hash, at, revision)
  select m.id, r.actor, r.command, r.hash, r.at, m.head
  from moved m, json_to_recordset(m.receipts) as r(actor text, command text, hash text, at timestamptz)
  on conflict do nothing
), said as (
  insert into game_text (id, game_id, member_id, kind, body, hash, at)
  select t.id, m.id, t.member, t.kind::game_text_kind, t.body, t.hash, t.at
  from moved m, json_to_recordset(m.texts) as t(id text, member text, kind text, body text, hash text, at timestamptz)
), gone as (
  update game_seat s set living = false from moved m
  where s.game_id = m.id and s.living and (m.ended is not null or s.seat = any(m.exits))
), due as (
  insert into settlement (game_id, ended_at) select m.id, m.ended from moved m where m.ended is not null
)
select id from moved`;

const iso = (ms: number): string => new Date(ms).toISOString();

export const appendInput = (appends: readonly Append[]): string =>
  JSON.stringify(
    appends.map((append) => ({
      game: append.gameId,
      expected: append.expected,
      count: append.events.length,
      next: append.nextDeadline === null ? null : iso(append.nextDeadline),
      ended: append.endedAt === null ? null : iso(append.endedAt),
      exits: append.exits,
      events: append.events.map(encodeEvent),
      receipts: append.receipts.map((receipt) => ({ ...receipt, at: iso(receipt.at) })),
      texts: append.texts.map((text) => ({ ...text, at: iso(text.at) })),
    })),
  );
