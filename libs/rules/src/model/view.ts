import type { Ruleset } from '../ruleset/ruleset.js';
import type { Viewer } from './audience.js';
import type { EndReason } from './event.js';
import type { Reveal } from './message.js';
import type {
  BallotRecord,
  CheckRecord,
  Exit,
  Pick,
  SanctionRecord,
  SpeechRecord,
  TurnKind,
} from './record.js';
import type { GroupRole, Identity, Result } from './role.js';
import type { Seat } from './seat.js';
import type { Vote } from './state.js';

export interface Known {
  readonly identity: Identity;
  readonly by: 'dealt' | 'partner' | 'check' | 'reveal';
}

export interface SeatView {
  readonly seat: Seat;
  readonly exit: Exit | null;
  /** What this viewer knows of the seat's identity; null when nothing. */
  readonly known: Known | null;
}

export type ViewPhase =
  | { readonly kind: 'night' }
  | { readonly kind: 'day' }
  | {
      readonly kind: 'turn';
      readonly turn: TurnKind;
      readonly seat: Seat;
      readonly queue: readonly Seat[];
      readonly textClosed: boolean;
    }
  | { readonly kind: 'extraRequest' }
  | { readonly kind: 'call'; readonly candidate: Seat }
  | { readonly kind: 'window' }
  | { readonly kind: 'tally' }
  | { readonly kind: 'ended'; readonly result: Result; readonly reason: EndReason };

/** The night of a group, as its living members (and the judge) see it. */
export interface GroupView {
  readonly role: GroupRole;
  readonly seats: readonly Seat[];
  /** Locked choice of this night: undefined fields mean not locked. */
  readonly locked: { readonly target: Seat | null } | null;
}

/** The whole picture of one viewer. An allow-list: what is not named here is nobody's. */
export interface View {
  readonly viewer: Viewer;
  readonly gameId: string;
  readonly rulesetId: string;
  readonly ruleset: Ruleset;
  readonly ranked: boolean;
  readonly clockFactor: number;
  readonly firstSpeaker: Seat;
  readonly commitment: string;
  readonly seats: readonly SeatView[];
  readonly stage: number;
  readonly round: number;
  readonly phase: ViewPhase;
  /** Shown end of the stage, or of the pause; null when no clock runs. */
  readonly until: number | null;
  readonly paused: 'judge' | 'outage' | null;
  readonly judged: boolean;
  readonly groups: readonly GroupView[];
  readonly protectedSeats: readonly Seat[];
  /** This night's picks the viewer may see, oldest first. */
  readonly picks: readonly Pick[];
  readonly checks: readonly Omit<CheckRecord, 'learners'>[];
  /** Own shot that is used (the judge sees all). */
  readonly shotsSpent: readonly Seat[];
  /** For the judge: who may not claim to be police in last words (MAI-05). */
  readonly claimBarred: Seat | null;
  /** The viewer's own ask for another speech (the judge sees all). */
  readonly asked: readonly Seat[];
  /** The viewer's own claim of this day, whatever came of it (the judge sees it too). */
  readonly roundPkCalled: Seat | null;
  /** The viewer's own vote or marks while the call or window is open (the judge sees all). */
  readonly votes: readonly Vote[];
  /** Whose vote was voided in the open ballot. */
  readonly voided: readonly Seat[];
  readonly ballots: readonly BallotRecord[];
  readonly speeches: readonly SpeechRecord[];
  readonly sanctions: readonly SanctionRecord[];
  /** For the judge: seats whose connection is lost. */
  readonly away: readonly Seat[];
  readonly reveal: Reveal | null;
}
