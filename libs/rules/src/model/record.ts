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

/** Which ballot of a round: the first, its repetition (POL-18), then one per tie step (POL-15, POL-16). */
export type BallotKind = 'first' | 'repeat' | 'statement' | 'offCircle';

export type BallotOutcome =
  | { readonly kind: 'exiled'; readonly seat: Seat }
  | { readonly kind: 'tied'; readonly seats: readonly Seat[] }
  | { readonly kind: 'none' };

/** The public face of a ballot: votes appear here when their call closes (POL-13). */
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
  | 'annulled';

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
