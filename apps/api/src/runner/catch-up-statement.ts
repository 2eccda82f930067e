import { z } from 'zod';
import { decodeEvent, storedEventSchema } from './event-codec.js';
import type { CatchUp, LogPage } from './event-store.js';

/** The heads of several games and what lies behind the revision each asker has, one snapshot. */
export const CATCH_UP_SQL = `
select g.id, x.known, g.head, l.events, r.receipts, t.texts
from json_to_recordset($1::json) as x(game text, known int, texts boolean)
join game g on g.id = x.game
cross join lateral (
  select coalesce(json_agg(json_build_object('revision', e.revision, 'type', e.type, 'schema', e.schema,
    'data', e.data, 'at', round(extract(epoch from e.at) * 1000)) order by e.revision), '[]') as events
  from event e where g.head > x.known and e.game_id = g.id and e.revision > x.known
) l
cross join lateral (
  select coalesce(json_agg(json_build_object('actor', r.actor, 'command', r.command_id, 'hash', r.payload_hash,
    'at', round(extract(epoch from r.at) * 1000))), '[]') as receipts
  from receipt r where g.head > x.known and r.game_id = g.id and r.revision > x.known
) r
cross join lateral (
  select coalesce(json_object_agg(t.id, t.body), '{}') as texts
  from event e join game_text t on t.id in (e.data->'text'->>'id', e.data->'ground'->'note'->>'id')
  where x.texts and g.head > x.known and e.game_id = g.id and e.revision > x.known
) t`;

export const rowSchema = z.object({
  id: z.string(),
  known: z.number().int(),
  head: z.number().int(),
  events: z.array(storedEventSchema),
  receipts: z.array(z.object({ actor: z.string(), command: z.string(), hash: z.string(), at: z.number() })),
  texts: z.record(z.string(), z.string().nullable()),
});
export type CatchUpRow = z.infer<typeof rowSchema>;

export const catchUpInput = (requests: readonly CatchUp[]): string =>
  JSON.stringify(requests.map(({ gameId, known, texts }) => ({ game: gameId, known, texts })));

/** Throws `UnreadableLog` for an event this version does not know. */
export const pageOf = (row: CatchUpRow): LogPage => ({
  head: row.head,
  events: row.events.map(decodeEvent),
  receipts: row.receipts,
  texts: row.texts,
});
