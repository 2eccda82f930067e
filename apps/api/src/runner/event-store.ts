import type { GameEvent, Seat } from '@killer-club/rules';
import type { NewGame, Texts } from './port.js';

/** That a command was accepted: who sent it, under which id, with which payload, and when it was received. */
export interface Receipt {
  readonly actor: string;
  readonly command: string;
  readonly hash: string;
  readonly at: number;
}

/** A text said or noted, to be kept beside the log. */
export interface NewText {
  readonly id: string;
  readonly member: string;
  readonly kind: 'speech' | 'note';
  readonly body: string;
  readonly hash: string;
  readonly at: number;
}

/** What one batch adds to one game, decided on the log up to `expected`. */
export interface Append {
  readonly gameId: string;
  readonly expected: number;
  readonly events: readonly GameEvent[];
  readonly receipts: readonly Receipt[];
  readonly texts: readonly NewText[];
  readonly nextDeadline: number | null;
  readonly exits: readonly Seat[];
  /** When the game ended, if this is its last append. */
  readonly endedAt: number | null;
}

export interface CatchUp {
  readonly gameId: string;
  /** Revision of the newest event the asker has. */
  readonly known: number;
  /** Whether the texts the new events refer to are wanted. */
  readonly texts: boolean;
}

/** The part of a game's log behind `known`, as of one snapshot. */
export interface LogPage {
  readonly head: number;
  readonly events: readonly GameEvent[];
  readonly receipts: readonly Receipt[];
  readonly texts: Texts;
}

export interface FirstEvents {
  readonly game: NewGame;
  readonly events: readonly GameEvent[];
  readonly nextDeadline: number | null;
  readonly at: number;
}

/** The log of every game. Each call is one statement; what it has answered is committed. */
export interface EventStore {
  create(first: FirstEvents): Promise<'started' | 'memberBusy'>;
  /** False: the game has moved on from `expected` (or ended) and nothing was written. */
  append(append: Append): Promise<boolean>;
  /** Null: there is no such game. */
  catchUp(request: CatchUp): Promise<LogPage | null>;
  texts(ids: readonly string[]): Promise<Texts>;
  /** Running games that asked to be moved on before `time`, longest overdue first. */
  dueGames(time: number): Promise<readonly string[]>;
  /** Kinds of event in running games' logs, as `type@schema`. */
  kindsInPlay(): Promise<readonly string[]>;
}
