import type { Ruleset } from '../ruleset/ruleset.js';
import type { Audience } from './audience.js';
import type { Ground, PickVerb } from './command.js';
import type { EndReason } from './event.js';
import type {
  BallotKind,
  BallotOutcome,
  BallotRecord,
  ClosedCall,
  ExitCause,
  NightRecord,
  TurnEnd,
  TurnKind,
} from './record.js';
import type { GroupRole, Identity, Result, Role } from './role.js';
import type { Seat } from './seat.js';
import type { TextRef } from './text.js';

/** A judge's act as told to everybody: what and why, never who reported it. */
type Sanction = { readonly ground: Ground };

/** Each message's data. Times are the shown end of a stage, in milliseconds of the club's clock. */
export interface MessageData {
  gameStarted: {
    readonly gameId: string;
    readonly rulesetId: string;
    readonly ruleset: Ruleset;
    readonly size: number;
    readonly ranked: boolean;
    readonly clockFactor: number;
    readonly firstSpeaker: Seat;
    readonly commitment: string;
  };
  roleDealt: { readonly seat: Seat; readonly role: Role };
  partnersKnown: { readonly role: GroupRole; readonly seats: readonly Seat[] };
  protectedShown: { readonly seats: readonly Seat[] };
  nightFell: { readonly round: number; readonly stage: number; readonly until: number };
  pickMade: { readonly seat: Seat; readonly verb: PickVerb; readonly target: Seat | null };
  choiceLocked: { readonly role: GroupRole; readonly target: Seat | null };
  checkLearnt: { readonly round: number; readonly target: Seat; readonly identity: Identity };
  dawnBroke: { readonly deaths: readonly Seat[] };
  /** To the seat that shot: the one shot is used (DOC-05). */
  shotSpent: { readonly seat: Seat };
  /** For the judge alone: who may not claim to be police in last words (MAI-05). */
  claimBarred: { readonly seat: Seat };
  dayBegan: { readonly round: number };
  turnBegan: {
    readonly stage: number;
    readonly seat: Seat;
    readonly turn: TurnKind;
    readonly queue: readonly Seat[];
    readonly until: number;
  };
  speechSaid: { readonly seat: Seat; readonly text: TextRef };
  turnEnded: { readonly seat: Seat; readonly by: TurnEnd; readonly ground: Ground | null };
  turnExtended: Sanction & { readonly seat: Seat; readonly until: number };
  textClosed: Sanction & { readonly seat: Seat };
  requestOpened: { readonly stage: number; readonly until: number };
  /** The asker's own receipt; who asked shows when they speak. */
  speechRequested: { readonly seat: Seat };
  /** The caller's own receipt, the same whether the claim's condition held or not (MAI-06). */
  roundPkCalled: { readonly seat: Seat };
  ballotOpened: { readonly kind: BallotKind; readonly candidates: readonly Seat[] };
  callOpened: { readonly stage: number; readonly candidate: Seat; readonly until: number };
  windowOpened: { readonly stage: number; readonly until: number };
  /** The voter's own receipt; `candidate` null takes the vote back. */
  voteTaken: { readonly seat: Seat; readonly candidate: Seat | null };
  /** The voter's own receipt: all marks that stand (SKV-10). */
  nominationTaken: { readonly seat: Seat; readonly candidates: readonly Seat[] };
  voteVoided: Sanction & { readonly seat: Seat };
  callClosed: { readonly candidate: Seat; readonly voters: readonly Seat[] };
  windowClosed: { readonly calls: readonly ClosedCall[] };
  votesMissed: { readonly seats: readonly Seat[] };
  tallyOpened: { readonly stage: number; readonly until: number };
  ballotClosed: { readonly outcome: BallotOutcome };
  lotDrawn: { readonly seat: Seat };
  seatOut: { readonly seat: Seat; readonly how: ExitCause; readonly ground: Ground | null };
  cardShown: { readonly seat: Seat; readonly role: Role };
  roundEnded: { readonly exiled: Seat | null };
  gamePaused: { readonly cause: 'judge' | 'outage'; readonly until: number; readonly ground: Ground | null };
  gameResumed: { readonly by: 'judge' | 'limit' | 'return'; readonly until: number | null };
  clockHeld: { readonly missing: number; readonly until: number | null };
  judgeSeated: object;
  judgeLeft: object;
  seatWarned: Sanction & { readonly seat: Seat };
  pointsDeducted: Sanction & { readonly seat: Seat; readonly points: number };
  /** For the judge alone: who is connected is not public at night. */
  connectionChanged: { readonly seat: Seat; readonly away: boolean };
  gameEnded: {
    readonly stage: number;
    readonly result: Result;
    readonly reason: EndReason;
    readonly ground: Ground | null;
    /** All ballots, a broken-off one with the votes it had. */
    readonly ballots: readonly BallotRecord[];
    readonly reveal: Reveal;
  };
}

/** All that the end shows (CON-06, CON-09). */
export interface Reveal {
  readonly roles: readonly Role[];
  readonly nights: readonly NightRecord[];
  readonly seed: string;
  readonly contributions: readonly string[];
}

export type MessageType = keyof MessageData;
export type MessageOf<T extends MessageType> = { [K in T]: { readonly type: K } & MessageData[K] }[T];
export type Message = MessageOf<MessageType>;

/** A message and the one audience it is for. */
export interface Announcement {
  readonly audience: Audience;
  readonly message: Message;
}

/** A message as it is numbered for the wire. */
export interface Numbered extends Announcement {
  /** Counts this audience's messages from 1. */
  readonly n: number;
  /** The public n it follows. A viewer sorts by (after, private before public, audience, n). */
  readonly after: number;
}
