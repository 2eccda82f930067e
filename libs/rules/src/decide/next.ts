import type { BallotKind, TurnKind } from '../model/record.js';
import type { RejectionCode } from '../model/rejection.js';
import type { Seat } from '../model/seat.js';

/** What each step of a game needs to know; `follow` takes them one after the other. */
export interface StepData {
  /** The game waits for a command or a deadline. */
  rest: object;
  night: object;
  /** A round without a night of its own (CON-02). */
  newDay: object;
  dawn: object;
  /** `words`: the night's dead who have last words. */
  day: { readonly words: readonly Seat[] };
  speeches: object;
  turns: { readonly turn: TurnKind; readonly seats: readonly Seat[] };
  ballot: { readonly kind: BallotKind; readonly seats: readonly Seat[] };
  /** Who wants another speech (SPV-08). */
  extraRequest: object;
  nextCall: object;
  window: object;
  tally: object;
  count: object;
  exile: { readonly seat: Seat };
  lots: { readonly tied: readonly Seat[] };
  /** `skipped`: a peaceful night led straight here, no ballot was held (DOC-07). */
  roundEnd: { readonly exiled: Seat | null; readonly skipped?: true };
}

export type StepKind = keyof StepData;
export type StepOf<K extends StepKind> = { [T in K]: { readonly step: T } & StepData[T] }[K];

/** Where the game goes from here. */
export type Next = StepOf<StepKind>;

export const REST: Next = { step: 'rest' };

/** A handler adds events to the draft and says what follows, or why the command is refused. */
export type Verdict = RejectionCode | Next;
