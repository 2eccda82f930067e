import type { Announcement, Numbered } from './model/message.js';
import type { Audience, Cursor, Viewer } from './model/audience.js';
import type { Command, Context } from './model/command.js';
import type { GameEvent } from './model/event.js';
import type { RejectionCode } from './model/rejection.js';
import type { Game, GameState } from './model/state.js';
import type { View } from './model/view.js';

/**
 * The rules' answer to one command: its events in order (possibly none) with the state that each leads to, as
 * `evolve` would tell it again; or a coded refusal.
 */
export type Decision =
  | { readonly ok: true; readonly events: readonly GameEvent[]; readonly states: readonly GameState[] }
  | { readonly ok: false; readonly code: RejectionCode };

/** The library's public face, as one type, so that a host can be given another one in a test. */
export interface Rules {
  readonly decide: (game: Game, command: Command, context: Context) => Decision;
  readonly evolve: (game: Game, event: GameEvent) => GameState;
  readonly announce: (before: Game, event: GameEvent, after: GameState) => readonly Announcement[];
  /** The announcements of one event with each audience's numbers. */
  readonly numbered: (before: Game, event: GameEvent, after: GameState) => readonly Numbered[];
  readonly viewFor: (state: GameState, viewer: Viewer) => View;
  /** The first message a viewer meets builds the view. */
  readonly applyMessage: (view: View | null, message: Numbered['message'], viewer: Viewer) => View;
  /** Audiences a viewer belongs to at this moment. */
  readonly audiencesOf: (state: GameState, viewer: Viewer) => readonly Audience[];
  readonly cursorFor: (state: GameState, viewer: Viewer) => Cursor;
}
