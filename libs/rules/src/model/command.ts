import type { Ruleset } from '../ruleset/ruleset.js';
import type { Seat } from './seat.js';
import type { TextRef } from './text.js';

/** What a night choice does. */
export type PickVerb = 'kill' | 'check' | 'heal' | 'shoot';

/** An entry of the offence catalogue, or `other` with a note. */
export interface Ground {
  readonly offence: string;
  readonly note: TextRef | null;
}

/** Opens the log: everything that was settled at the table before the deal (CON-09, CLUB-11, CLUB-22). */
export interface StartGame {
  readonly type: 'startGame';
  readonly gameId: string;
  readonly rulesetId: string;
  readonly ruleset: Ruleset;
  readonly ranked: boolean;
  /** Multiplies every clock: 1, 1.5 or 2. */
  readonly clockFactor: number;
  readonly firstSpeaker: Seat;
  readonly protectedSeats: readonly Seat[];
  /** 32 bytes, lower-case hex; committed to before the contributions came in. */
  readonly seed: string;
  /** One contribution of 16 bytes per seat in seat order, lower-case hex. Its length is the table's size. */
  readonly contributions: readonly string[];
}

/** Commands of a living seat. `stage` is the public stage counter the sender saw. */
export type SeatCommand =
  | { readonly type: 'pick'; readonly stage: number; readonly verb: PickVerb; readonly target: Seat | null }
  | { readonly type: 'pass'; readonly stage: number }
  | { readonly type: 'speak'; readonly stage: number; readonly text: TextRef }
  | { readonly type: 'castVote'; readonly stage: number; readonly candidate: Seat | null }
  | { readonly type: 'surrender'; readonly stage: number }
  | { readonly type: 'leave' };

/** The judge's means (CLUB-20, CLUB-21, CLUB-23). */
export type JudgeCommand =
  | { readonly type: 'takeTable' }
  | { readonly type: 'leaveTable' }
  | { readonly type: 'warn'; readonly seat: Seat; readonly ground: Ground }
  | { readonly type: 'deduct'; readonly seat: Seat; readonly points: number; readonly ground: Ground }
  | { readonly type: 'voidVote'; readonly seat: Seat; readonly ground: Ground }
  | { readonly type: 'eject'; readonly seat: Seat; readonly order: 'dead' | 'out'; readonly ground: Ground }
  | { readonly type: 'closeText'; readonly ground: Ground }
  | { readonly type: 'endTurn'; readonly ground: Ground }
  | { readonly type: 'extendTurn'; readonly seconds: number; readonly ground: Ground }
  | { readonly type: 'pause'; readonly ground: Ground }
  | { readonly type: 'resume' }
  | { readonly type: 'annul'; readonly ground: Ground };

/** What the server itself brings: timers ask, connections come and go, outages are given back. */
export type SystemCommand =
  | StartGame
  | { readonly type: 'expire'; readonly deadline: string }
  | { readonly type: 'loseConnection'; readonly seat: Seat }
  | { readonly type: 'regainConnection'; readonly seat: Seat }
  /** `missing`: milliseconds during which the game could not be played. */
  | { readonly type: 'holdClock'; readonly missing: number };

export type Command = SeatCommand | JudgeCommand | SystemCommand;
export type CommandType = Command['type'];

export type Actor =
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'judge'; readonly judge: string }
  /** The server; may also use every means of a judge. */
  | { readonly kind: 'system' };

export interface Context {
  /** The server's receipt stamp, milliseconds of the club's clock. */
  readonly now: number;
  readonly actor: Actor;
}
