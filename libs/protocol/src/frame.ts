import { z } from 'zod';
import { commandFrame } from './command.js';
import { id } from './scalar.js';

/** Whom a message is for. */
export const audience = z.union([
  z.enum(['public', 'killers', 'police', 'judge']),
  z.templateLiteral(['seat:', z.int()]).refine((name) => /^seat:[1-9]\d?$/.test(name)),
]);

/** Audience → n of the newest message seen. */
export const cursor = z
  .partialRecord(audience, z.int().nonnegative())
  .refine((value) => Object.keys(value).length <= 8);

/** What a client may send, by event name. Every frame is answered by an event, never by an acknowledgement. */
export const CLIENT_FRAMES = {
  command: commandFrame,
  watch: z.strictObject({ game: id, cursor: cursor.optional() }),
  unwatch: z.strictObject({ game: id }),
  clock: z.strictObject({ id }),
} as const;

export type ClientFrameName = keyof typeof CLIENT_FRAMES;
export type ClientFrame<N extends ClientFrameName> = z.output<(typeof CLIENT_FRAMES)[N]>;

export const isClientFrameName = (name: string): name is ClientFrameName =>
  Object.hasOwn(CLIENT_FRAMES, name);

/** What a client says of itself in the handshake's `auth`. */
export const handshake = z.object({ protocol: z.int() });
