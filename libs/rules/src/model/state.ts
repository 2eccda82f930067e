import type { Ruleset } from '../ruleset/ruleset.js';
import type { Counts } from './counts.js';
import type { Deadline } from './deadline.js';
import type { EndReason, HeldDeadline, Voiding } from './event.js';
import type {
  BallotKind,
  BallotRecord,
  CheckRecord,
  Exit,
  NeedleMark,
  NightRecord,
  Pick,
  SanctionRecord,
  SpeechRecord,
  TurnKind,
} from './record.js';
import type { GroupRole, Result, Role } from './role.js';
import type { Seat } from './seat.js';

export interface SeatState {
  readonly seat: Seat;
  readonly role: Role;
  /** Null while the seat lives. */
  readonly exit: Exit | null;
  /** The connection is lost and its grace runs (CLUB-14). */
  readonly away: boolean;
}

export interface Vote {
  readonly seat: Seat;
  readonly candidate: Seat;
}

/** The open ballot's hidden part; its public part is the last of `ballots`. */
export interface OpenBallot {
  readonly kind: BallotKind;
  /** Candidates that have not been called yet, in calling order. */
  readonly waiting: readonly Seat[];
  /** Votes of the open call or window, marks of the nomination: hidden until it closes (POL-13, SKV-17). */
  readonly pending: readonly Vote[];
  /** Voters whose vote was voided; they may not vote again in this ballot (DET-14). */
  readonly voided: readonly Seat[];
  /** Votes of the open call that a judge has voided; told to all when it closes. */
  readonly struck: readonly Voiding[];
}

export type Phase =
  | {
      readonly kind: 'night';
      /** Standing picks, oldest first. */
      readonly picks: readonly Pick[];
      /** Roles whose choice is locked, with the target. */
      readonly locked: Readonly<Partial<Record<GroupRole, Seat | null>>>;
      /** Tonight's check was learnt already (DET-22). */
      readonly learnt: boolean;
    }
  /** Between a night's end, a ballot or an exile and what follows; never at rest. */
  | { readonly kind: 'day' }
  | {
      readonly kind: 'turn';
      readonly turn: TurnKind;
      readonly seat: Seat;
      readonly queue: readonly Seat[];
      readonly textClosed: boolean;
      readonly extended: boolean;
    }
  /** The window in which another speech may be asked for, with those who have asked (SPV-08). */
  | { readonly kind: 'extraRequest'; readonly asked: readonly Seat[] }
  | { readonly kind: 'call'; readonly candidate: Seat; readonly ballot: OpenBallot }
  /** Everybody votes at once, for anyone who stands; marks, in a nomination (SKV-10, SKV-13). */
  | { readonly kind: 'window'; readonly ballot: OpenBallot }
  | { readonly kind: 'tally'; readonly ballot: OpenBallot }
  | { readonly kind: 'ended'; readonly result: Result; readonly reason: EndReason };

/** What a round remembers from its dawn to its end. */
export interface Day {
  /** The night's dead, ascending. */
  readonly victims: readonly Seat[];
  /** Speaking and calling order, empty before the speeches. */
  readonly order: readonly Seat[];
  /** Whom the ballot sent out. */
  readonly exiled: Seat | null;
  /** Somebody went out in this round (DET-25). */
  readonly exits: boolean;
  /** The officers' claims in this day (MAI-06). */
  readonly roundPk: RoundPk | null;
}

export interface RoundPk {
  /** Each once, in the order of their latest claims. */
  readonly callers: readonly Seat[];
  /** Whom a claim leaves as candidates; null while none held and nothing changes. */
  readonly candidates: readonly Seat[] | null;
}

/** What nights and exiles leave behind. */
export interface Traces {
  /** Open needle marks (DOC-04, SKV-06). */
  readonly marks: readonly NeedleMark[];
  /** Seats whose one shot is used (DOC-05). */
  readonly shotsSpent: readonly Seat[];
  /** Cards laid open before the end, oldest first (DED-07). */
  readonly shown: readonly Seat[];
}

export interface Pause {
  readonly cause: 'judge' | 'outage';
  readonly held: readonly HeldDeadline[];
  readonly awaited: readonly Seat[];
}

/** The deal's secret: no viewer sees it before the end (CON-09). */
export interface Lots {
  readonly seed: string;
  readonly contributions: readonly string[];
  readonly position: number;
}

export interface GameState {
  readonly gameId: string;
  readonly rulesetId: string;
  readonly ruleset: Ruleset;
  readonly ranked: boolean;
  readonly clockFactor: number;
  readonly firstSpeaker: Seat;
  readonly protectedSeats: readonly Seat[];
  readonly commitment: string;
  readonly lots: Lots;
  readonly seats: readonly SeatState[];
  /** Counter of announced stages; commands name it. */
  readonly stage: number;
  readonly round: number;
  readonly phase: Phase;
  readonly day: Day;
  readonly deadlines: readonly Deadline[];
  readonly pause: Pause | null;
  readonly judge: string | null;
  /** The most recent dead, first announced of a dawn (DET-05). */
  readonly latestDead: Seat | null;
  readonly quietRounds: number;
  readonly tiedRounds: number;
  /** How many connection graces and pauses there have been: their deadlines' ids. */
  readonly issued: number;
  readonly ballots: readonly BallotRecord[];
  readonly speeches: readonly SpeechRecord[];
  readonly checks: readonly CheckRecord[];
  readonly nights: readonly NightRecord[];
  readonly traces: Traces;
  readonly sanctions: readonly SanctionRecord[];
  readonly counts: Counts;
}

/** A game before its first event is null. */
export type Game = GameState | null;
