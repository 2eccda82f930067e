import type { Cursor, Numbered, View } from '@killer-club/rules';
import type { ByeCode, WireAnswerCode } from './codes.js';

/** Text id → text, null where it was erased. */
export type Texts = Readonly<Record<string, string | null>>;

/** What the server sends, by event name. */
export interface ServerFrames {
  /** First frame of a connection. */
  hello: { readonly protocol: number; readonly member: string | null; readonly at: number };
  /** To every client frame: id of the command (null where none could be read), when it was received, what came of it. */
  answer: { readonly id: string | null; readonly at: number; readonly code: WireAnswerCode };
  /** The whole picture; replaces what the client has. */
  view: { readonly game: string; readonly cursor: Cursor; readonly view: View; readonly texts: Texts };
  /** News in order. A client ignores an item whose n it has and asks anew on a gap. */
  messages: { readonly game: string; readonly items: readonly Numbered[]; readonly texts: Texts };
  /** A newer connection of the same member acts; this one is heard no more. */
  replaced: Readonly<Record<string, never>>;
  bye: { readonly code: ByeCode };
}
export type ServerFrameName = keyof ServerFrames;
/** Listener map of a socket.io server or client. */
export type ServerEvents = { [N in ServerFrameName]: (frame: ServerFrames[N]) => void };
