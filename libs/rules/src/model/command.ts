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

/** Commands of a seat. `stage` is the public stage counter the sender saw. */
export interface SeatCommandData {
  pick: { readonly stage: number; readonly verb: PickVerb; readonly target: Seat | null };
  pass: { readonly stage: number };
  speak: { readonly stage: number; readonly text: TextRef };
  /** `candidate` null takes the vote back while the call or window is open (DET-23, SKV-13). */
  castVote: { readonly stage: number; readonly candidate: Seat | null };
  /** Marks a candidate of the nomination, or takes that mark back (SKV-10). */
  nominate: { readonly stage: number; readonly candidate: Seat };
  /** Asks for another speech (SPV-08). */
  requestSpeech: { readonly stage: number };
  /** An officer's claim that narrows the day's candidates (MAI-06). */
  callRoundPk: { readonly stage: number };
  surrender: { readonly stage: number };
  leave: object;
}

/** The judge's means (CLUB-20, CLUB-21, CLUB-23). */
export interface JudgeCommandData {
  takeTable: object;
  leaveTable: object;
  warn: { readonly seat: Seat; readonly ground: Ground };
  deduct: { readonly seat: Seat; readonly points: number; readonly ground: Ground };
  voidVote: { readonly seat: Seat; readonly ground: Ground };
  eject: { readonly seat: Seat; readonly order: 'dead' | 'out'; readonly ground: Ground };
  closeText: { readonly ground: Ground };
  endTurn: { readonly ground: Ground };
  extendTurn: { readonly seconds: number; readonly ground: Ground };
  pause: { readonly ground: Ground };
  resume: object;
  annul: { readonly ground: Ground };
}

/** What the server itself brings: timers ask, connections come and go, outages are given back. */
export interface SystemCommandData {
  startGame: Omit<StartGame, 'type'>;
  expire: { readonly deadline: string };
  loseConnection: { readonly seat: Seat };
  regainConnection: { readonly seat: Seat };
  /** `missing`: milliseconds during which the game could not be played. */
  holdClock: { readonly missing: number };
}

export type SeatCommandOf<T extends keyof SeatCommandData> = {
  [K in T]: { readonly type: K } & SeatCommandData[K];
}[T];
export type JudgeCommandOf<T extends keyof JudgeCommandData> = {
  [K in T]: { readonly type: K } & JudgeCommandData[K];
}[T];
export type SystemCommandOf<T extends keyof SystemCommandData> = {
  [K in T]: { readonly type: K } & SystemCommandData[K];
}[T];

export type SeatCommand = SeatCommandOf<keyof SeatCommandData>;
export type JudgeCommand = JudgeCommandOf<keyof JudgeCommandData>;
export type SystemCommand = SystemCommandOf<keyof SystemCommandData>;
export type Command = SeatCommand | JudgeCommand | SystemCommand;
export type CommandType = Command['type'];

const SEAT_COMMANDS: Readonly<Record<keyof SeatCommandData, true>> = {
  pick: true,
  pass: true,
  speak: true,
  castVote: true,
  nominate: true,
  requestSpeech: true,
  callRoundPk: true,
  surrender: true,
  leave: true,
};

const JUDGE_COMMANDS: Readonly<Record<keyof JudgeCommandData, true>> = {
  takeTable: true,
  leaveTable: true,
  warn: true,
  deduct: true,
  voidVote: true,
  eject: true,
  closeText: true,
  endTurn: true,
  extendTurn: true,
  pause: true,
  resume: true,
  annul: true,
};

export const isSeatCommand = (command: Command): command is SeatCommand =>
  Object.hasOwn(SEAT_COMMANDS, command.type);

export const isJudgeCommand = (command: Command): command is JudgeCommand =>
  Object.hasOwn(JUDGE_COMMANDS, command.type);

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
