import type { Seat, View } from '@killer-club/rules';
import { ballotOfRound, openWindow } from './open-ballot.js';
import { isLiving } from './own.js';

/** What a voter may do in a ballot. */
export type MayVote =
  /** For the candidate that is called; `compulsory`: nobody may abstain (MAI-02). */
  | { readonly kind: 'vote'; readonly candidate: Seat; readonly compulsory: boolean }
  | { readonly kind: 'withdraw'; readonly candidate: Seat }
  | { readonly kind: 'voted'; readonly candidate: Seat }
  | { readonly kind: 'voided' }
  /** Own marks, and how many more there may be (SKV-10). */
  | { readonly kind: 'nominate'; readonly marks: readonly Seat[]; readonly left: number }
  /** One vote among all who stand, which may be changed until time is up (SKV-13). */
  | { readonly kind: 'elect'; readonly candidate: Seat | null; readonly compulsory: boolean }
  | { readonly kind: 'wait' };

/** The living, and last night's dead where the ruleset leaves them a vote (SKV-10). */
export const isVoter = (view: View, seat: Seat): boolean => {
  const exit = view.seats.find((entry) => entry.seat === seat)?.exit;
  const diedLastNight = exit?.how === 'killed' && exit.round === view.round;
  return isLiving(view, seat) || (view.ruleset.ballot.lastNightsDead && diedLastNight);
};

const isCompulsory = (view: View): boolean => {
  const kind = ballotOfRound(view)?.kind;
  return view.ruleset.ballot.compulsory.some((compulsory) => compulsory === kind);
};

const ownVotes = (view: View, seat: Seat): readonly Seat[] =>
  view.votes.filter((vote) => vote.seat === seat).map(({ candidate }) => candidate);

/** Whom the viewer's counted vote of a closed call was for. */
const closedVote = (view: View, seat: Seat): Seat | null =>
  ballotOfRound(view)?.calls.find(({ voters }) => voters.includes(seat))?.candidate ?? null;

const inWindow = (view: View, seat: Seat): MayVote => {
  const marks = ownVotes(view, seat);
  return openWindow(view)?.kind === 'nomination'
    ? { kind: 'nominate', marks, left: view.ruleset.ballot.marks - marks.length }
    : { kind: 'elect', candidate: marks[0] ?? null, compulsory: isCompulsory(view) };
};

const atCall = (view: View, seat: Seat, candidate: Seat): MayVote => {
  const compulsory = isCompulsory(view);
  if (ownVotes(view, seat).length === 0) return { kind: 'vote', candidate, compulsory };
  return { kind: compulsory ? 'voted' : 'withdraw', candidate };
};

export const mayVote = (view: View, seat: Seat): MayVote => {
  const { phase } = view;
  if (view.voided.includes(seat)) return { kind: 'voided' };
  if (phase.kind === 'window') return inWindow(view, seat);
  const closed = ballotOfRound(view)?.kind === 'nomination' ? null : closedVote(view, seat);
  if (closed !== null) return { kind: 'voted', candidate: closed };
  return phase.kind === 'call' ? atCall(view, seat, phase.candidate) : { kind: 'wait' };
};
