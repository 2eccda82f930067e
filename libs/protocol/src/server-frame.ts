import { z } from 'zod';
import type { Cursor } from '@killer-club/rules';
import { ANSWER_CODES, BYE_CODES } from './codes.js';
import { audience, cursor } from './frame.js';
import { moment } from './scalar.js';
import { message } from './wire-message.js';
import { view } from './wire-view.js';

/** Text id → text, null where it was erased. */
export const texts = z.record(z.string(), z.string().nullable()).readonly();

/** Where the picture stands: audience → n. */
const seen: z.ZodType<Cursor> = cursor;

export const numbered = z.strictObject({
  audience,
  n: z.int().positive(),
  after: z.int().nonnegative(),
  message,
});

/** What the server sends, by event name. Strict: what is not named here does not travel. */
export const SERVER_FRAMES = {
  /** First frame of a connection. */
  hello: z.strictObject({ protocol: z.int(), member: z.string().nullable(), at: moment }),
  /** To every client frame: its id (null where none could be read), when it was received, what came of it. */
  answer: z.strictObject({ id: z.string().nullable(), at: moment, code: z.enum(ANSWER_CODES) }),
  /** The whole picture; replaces what the client has. */
  view: z.strictObject({ game: z.string(), cursor: seen, view, texts }),
  /** News in order. A client ignores an item whose n it has and asks anew on a gap. */
  messages: z.strictObject({ game: z.string(), items: z.array(numbered).readonly(), texts }),
  /** A newer connection of the same member acts; this one is heard no more. */
  replaced: z.strictObject({}),
  bye: z.strictObject({ code: z.enum(BYE_CODES) }),
} as const;

export type Texts = z.output<typeof texts>;
export type ServerFrameName = keyof typeof SERVER_FRAMES;
/** A frame as the server writes it; the schemas take what comes off the wire. */
export type ServerFrame<N extends ServerFrameName> = z.output<(typeof SERVER_FRAMES)[N]>;
export type ServerFrames = { readonly [N in ServerFrameName]: ServerFrame<N> };
/** Listener map of a socket.io client. */
export type ServerEvents = { [N in ServerFrameName]: (frame: ServerFrame<N>) => void };
