import { EVENT_SCHEMAS, type EventType, type GameEvent } from '@killer-club/rules';
import { z } from 'zod';

/** A log this version cannot read: written by a newer one, or damaged. */
export class UnreadableLog extends Error {
  override readonly name = 'UnreadableLog';
}

export const storedEventSchema = z.object({
  revision: z.number().int(),
  type: z.string(),
  schema: z.number().int(),
  data: z.record(z.string(), z.unknown()),
  at: z.number(),
});
export type StoredEvent = z.infer<typeof storedEventSchema>;

export const isKnownKind = (type: string, schema: number): type is EventType =>
  Object.entries(EVENT_SCHEMAS).some(([known, version]) => known === type && version === schema);

/** The log is written by `encodeEvent` alone: a known type and schema number vouch for the shape. */
const isVouchedFor = (event: { type: string; at: number }, schema: number): event is GameEvent =>
  isKnownKind(event.type, schema);

export const encodeEvent = (event: GameEvent): Omit<StoredEvent, 'revision' | 'at'> & { at: string } => {
  const { type, at, ...data } = event;
  return { type, schema: EVENT_SCHEMAS[type], data, at: new Date(at).toISOString() };
};

export const decodeEvent = (stored: StoredEvent): GameEvent => {
  const event = { ...stored.data, type: stored.type, at: stored.at };
  if (isVouchedFor(event, stored.schema)) return event;
  throw new UnreadableLog(`Event ${stored.type} with schema ${stored.schema} is not known to this version`);
};
