import type { WinCondition } from '../ruleset/ruleset.js';
import type { Ground, PickVerb, StartGame } from './command.js';
import type { Deadline } from './deadline.js';
import type { BallotKind, BallotOutcome, ClosedCall, NeedleMark, TurnEnd, TurnKind } from './record.js';
import type { GroupRole, Identity, Result, Role } from './role.js';
import type { Seat } from './seat.js';
import type { TextRef } from './text.js';

/** A check as it was learnt, with everybody who learnt it (DET-04). */
export interface Learnt {
  readonly target: Seat;
  readonly identity: Identity;
  readonly learners: readonly Seat[];
}

/** What goes down with a seat that leaves in mid-game (CLUB-20, DET-09, DET-22). */
export interface Fallen {
  /** Seats whose night pick stood on the one who went out, or was theirs. */
  readonly picks: readonly Seat[];
  /** Voters whose vote lay on the one who went out. */
  readonly votes: readonly Seat[];
}

export interface HeldDeadline {
  readonly id: string;
  /** Milliseconds that were left. */
  readonly left: number;
}

/** Who judged: a judge's opaque id, or null for the server itself. */
export type JudgeId = string | null;

/** A judge's void of a vote (CLUB-13). */
export interface Voiding {
  readonly seat: Seat;
  readonly candidate: Seat;
  readonly ground: Ground;
  readonly judge: JudgeId;
}

/** Each event's data, past tense, with its outcome: `evolve` decides nothing. */
export interface EventData {
  gameStarted: Omit<StartGame, 'type'> & {
    readonly commitment: string;
    readonly roles: readonly Role[];
    /** Bytes of the lot stream used by the deal. */
    readonly position: number;
  };
  nightFell: { readonly round: number; readonly stage: number; readonly deadline: Deadline };
  pickMade: { readonly seat: Seat; readonly verb: PickVerb; readonly target: Seat | null };
  choiceLocked: { readonly role: GroupRole; readonly target: Seat | null; readonly learnt: Learnt | null };
  /** Every group has locked; dawn comes after the ruleset's closed pause (DET-28). */
  dawnScheduled: { readonly deadline: Deadline };
  /** A lock fell before that dawn came: the night goes on (DET-22). */
  dawnPutOff: object;
  dawnBroke: {
    readonly deaths: readonly Seat[];
    readonly learnt: Learnt | null;
    /** All needle marks open after this dawn; absent when they are as before. */
    readonly marks?: readonly NeedleMark[];
    /** Seats whose one shot was used in this night; absent when none was. */
    readonly shotsSpent?: readonly Seat[];
  };
  /** A round that has no night of its own begins (CON-02). */
  dayBegan: { readonly round: number };
  /** The order of the day: from the round's start rightwards, the living of that moment (POL-11, POL-12). */
  dayOrdered: { readonly order: readonly Seat[] };
  turnBegan: {
    readonly stage: number;
    readonly seat: Seat;
    readonly turn: TurnKind;
    readonly queue: readonly Seat[];
    readonly deadline: Deadline;
  };
  speechSaid: { readonly seat: Seat; readonly text: TextRef };
  turnEnded: {
    readonly seat: Seat;
    readonly turn: TurnKind;
    readonly by: TurnEnd;
    readonly ground: Ground | null;
    readonly judge: JudgeId;
  };
  turnExtended: {
    readonly seat: Seat;
    readonly deadline: Deadline;
    readonly ground: Ground;
    readonly judge: JudgeId;
  };
  textClosed: { readonly seat: Seat; readonly ground: Ground; readonly judge: JudgeId };
  requestOpened: { readonly stage: number; readonly deadline: Deadline };
  speechRequested: { readonly seat: Seat };
  /** `candidates`: whom the claim leaves for the day's ballot; null when its condition failed (MAI-06). */
  roundPkCalled: { readonly seat: Seat; readonly candidates: readonly Seat[] | null };
  ballotOpened: { readonly kind: BallotKind; readonly candidates: readonly Seat[] };
  callOpened: { readonly stage: number; readonly candidate: Seat; readonly deadline: Deadline };
  /** All vote at once until the window closes (SKV-13). */
  windowOpened: { readonly stage: number; readonly deadline: Deadline };
  /** In a window a later vote takes the place of the earlier one. */
  voteCast: { readonly seat: Seat; readonly candidate: Seat };
  voteWithdrawn: { readonly seat: Seat };
  nominationMade: { readonly seat: Seat; readonly candidate: Seat };
  nominationWithdrawn: { readonly seat: Seat; readonly candidate: Seat };
  /** A vote of the open call was voided; `voteVoided` follows when the call closes, to show no vote before (POL-13). */
  voteStruck: Voiding;
  voteVoided: Voiding;
  callClosed: { readonly candidate: Seat; readonly voters: readonly Seat[] };
  /** The window's votes, by candidate in calling order; who has none is left out. */
  windowClosed: { readonly calls: readonly ClosedCall[] };
  /** A compulsory vote was not given (MAI-02). */
  votesMissed: { readonly seats: readonly Seat[] };
  tallyOpened: { readonly stage: number; readonly deadline: Deadline };
  ballotClosed: { readonly outcome: BallotOutcome };
  /** A final tie was settled by lot (MAI-03). */
  lotDrawn: { readonly seat: Seat; readonly position: number };
  seatExiled: { readonly seat: Seat };
  /** A card is laid open before the end (DED-07, DED-08). */
  cardShown: { readonly seat: Seat; readonly role: Role };
  seatEjected: {
    readonly seat: Seat;
    readonly order: 'dead' | 'out';
    readonly fallen: Fallen;
    readonly ground: Ground;
    readonly judge: JudgeId;
  };
  seatLeft: { readonly seat: Seat; readonly cause: 'left' | 'connection'; readonly fallen: Fallen };
  seatSurrendered: { readonly seat: Seat; readonly fallen: Fallen };
  /** Rounds in a row, this one included: `quiet` nobody went out (DET-25), `tied` nobody was exiled (SKV-14). */
  roundEnded: { readonly exiled: Seat | null; readonly quiet: number; readonly tied: number };
  gamePaused: {
    readonly cause: 'judge' | 'outage';
    readonly held: readonly HeldDeadline[];
    readonly deadline: Deadline;
    /** Seats whose return ends an outage pause. */
    readonly awaited: readonly Seat[];
    readonly ground: Ground | null;
    readonly judge: JudgeId;
  };
  gameResumed: {
    readonly by: 'judge' | 'limit' | 'return';
    readonly deadlines: readonly Deadline[];
    readonly judge: JudgeId;
  };
  /** An outage was given back: every deadline moved by `missing` milliseconds at least. */
  clockHeld: { readonly missing: number; readonly deadlines: readonly Deadline[] };
  judgeSeated: { readonly judge: string };
  judgeLeft: { readonly judge: string };
  seatWarned: { readonly seat: Seat; readonly ground: Ground; readonly judge: JudgeId };
  pointsDeducted: {
    readonly seat: Seat;
    readonly points: number;
    readonly ground: Ground;
    readonly judge: JudgeId;
  };
  connectionLost: { readonly seat: Seat; readonly deadline: Deadline };
  connectionRegained: { readonly seat: Seat };
  gameEnded: {
    readonly stage: number;
    readonly result: Result;
    readonly reason: EndReason;
    readonly ground: Ground | null;
    readonly judge: JudgeId;
  };
}

export type EndReason = WinCondition | 'tie' | 'stalemate' | 'annulled';

export type EventType = keyof EventData;

/** Every event carries when it happened, in milliseconds of the club's clock. */
export type EventOf<T extends EventType> = {
  [K in T]: { readonly type: K; readonly at: number } & EventData[K];
}[T];

export type GameEvent = EventOf<EventType>;

/** The shape's version of each event, stored with it; a node that meets another one is not ready. */
export const EVENT_SCHEMAS: Readonly<Record<EventType, number>> = {
  gameStarted: 1,
  nightFell: 1,
  pickMade: 1,
  choiceLocked: 1,
  dawnScheduled: 1,
  dawnPutOff: 1,
  dawnBroke: 1,
  dayBegan: 1,
  dayOrdered: 1,
  turnBegan: 1,
  speechSaid: 1,
  turnEnded: 1,
  turnExtended: 1,
  textClosed: 1,
  requestOpened: 1,
  speechRequested: 1,
  roundPkCalled: 1,
  ballotOpened: 1,
  callOpened: 1,
  windowOpened: 1,
  voteCast: 1,
  voteWithdrawn: 1,
  nominationMade: 1,
  nominationWithdrawn: 1,
  voteStruck: 1,
  voteVoided: 1,
  callClosed: 1,
  windowClosed: 1,
  votesMissed: 1,
  tallyOpened: 1,
  ballotClosed: 1,
  lotDrawn: 1,
  seatExiled: 1,
  cardShown: 1,
  seatEjected: 1,
  seatLeft: 1,
  seatSurrendered: 1,
  roundEnded: 1,
  gamePaused: 1,
  gameResumed: 1,
  clockHeld: 1,
  judgeSeated: 1,
  judgeLeft: 1,
  seatWarned: 1,
  pointsDeducted: 1,
  connectionLost: 1,
  connectionRegained: 1,
  gameEnded: 1,
};
