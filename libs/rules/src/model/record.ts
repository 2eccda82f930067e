import type { PickVerb } from './command.js';
import type { Identity } from './role.js';
import type { Seat } from './seat.js';
import type { TextRef } from './text.js';

/** How a seat went out. Night deaths and exiles count for last words, the others do not (CLUB-20). */
export type ExitCause = 'killed' | 'exiled' | 'ejected' | 'left' | 'surrendered';

export interface Exit {
  readonly how: ExitCause;
  readonly round: number;
}

export type TurnKind = 'lastWords' | 'speech' | 'extraSpeech' | 'statement' | 'offCircleSpeech';

/** What a finished turn was ended by. */
export type TurnEnd = 'pass' | 'clock' | 'judge' | 'exit';

/**
 * Which ballot of a round: the first, its repetition (POL-18), then one per tie step (POL-15, POL-16); or a
 * nomination and the final vote within its circle (SKV-10, SKV-13).
 */
export type BallotKind = 'first' | 'repeat' | 'statement' | 'offCircle' | 'nomination' | 'final';

export type BallotOutcome =
  | { readonly kind: 'exiled'; readonly seat: Seat }
  /** Who goes on to the final vote (SKV-11). */
  | { readonly kind: 'circle'; readonly seats: readonly Seat[] }
  | { readonly kind: 'tied'; readonly seats: readonly Seat[] }
  | { readonly kind: 'none' };

/** The public face of a ballot: votes appear here when their call or window closes (POL-13, SKV-17). */
export interface BallotRecord {
  readonly round: number;
  readonly kind: BallotKind;
  readonly candidates: readonly Seat[];
  readonly calls: readonly ClosedCall[];
  readonly outcome: BallotOutcome | null;
}

export interface ClosedCall {
  readonly candidate: Seat;
  readonly voters: readonly Seat[];
}

/** One text said in one turn. */
export interface SpeechRecord {
  readonly round: number;
  readonly turn: TurnKind;
  readonly seat: Seat;
  readonly text: TextRef;
}

/** A check that was learnt, and by whom (DET-04). */
export interface CheckRecord {
  readonly round: number;
  readonly target: Seat;
  readonly identity: Identity;
  readonly learners: readonly Seat[];
}

/** An empty needle that has not healed; it is known to nobody (DOC-04, SKV-06). */
export interface NeedleMark {
  readonly seat: Seat;
  /** Round of the heal. */
  readonly round: number;
}

/** A night choice that stands; `target` null is an opinion of "nobody" (DET-01). */
export interface Pick {
  readonly seat: Seat;
  readonly verb: PickVerb;
  readonly target: Seat | null;
}

/** A finished night, shown when the game has ended (CON-06). */
export interface NightRecord {
  readonly round: number;
  readonly picks: readonly Pick[];
  readonly deaths: readonly Seat[];
}

export type SanctionKind =
  | 'warned'
  | 'deducted'
  | 'voteVoided'
  | 'ejected'
  | 'textClosed'
  | 'turnEnded'
  | 'turnExtended'
  | 'paused'
  | 'annulled'
  /** No judge's act: a compulsory vote was missed (MAI-02). */
  | 'voteMissed';

/** A judge's act as everybody sees it (CLUB-21). */
export interface SanctionRecord {
  readonly round: number;
  readonly kind: SanctionKind;
  readonly seat: Seat | null;
  readonly offence: string;
  readonly note: TextRef | null;
  /** Points for `deducted`, else null. */
  readonly points: number | null;
}
