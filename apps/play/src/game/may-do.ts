import type { Seat, TurnKind, View } from '@killer-club/rules';
import { isVoter, mayVote, type MayVote } from './may-vote.js';
import { ballotOfRound } from './open-ballot.js';
import { isLiving, isRecognition, ownGroup, ownIdentity, ownSeat } from './own.js';

/** The one thing the viewer may do now, or why there is none. */
export type MayDo =
  | { readonly kind: 'watch' }
  | { readonly kind: 'ended' }
  | { readonly kind: 'paused' }
  | { readonly kind: 'out' }
  /** Out, and still a voter of this round. */
  | { readonly kind: 'outVoter' }
  /** The night in which companions learn of each other, and nobody picks. */
  | { readonly kind: 'learn' }
  | { readonly kind: 'choose' }
  | { readonly kind: 'speak'; readonly textClosed: boolean; readonly turn: TurnKind }
  | { readonly kind: 'ask'; readonly asked: boolean }
  | { readonly kind: 'listen'; readonly speaker: Seat; readonly turnsBefore: number | null }
  | MayVote;

/** Turns of others before the viewer's own; null when theirs is not to come. */
export const turnsBefore = (view: View, seat: Seat): number | null => {
  if (view.phase.kind !== 'turn') return null;
  const place = view.phase.queue.indexOf(seat);
  return place === -1 ? null : place + 1;
};

const isBallot = ({ phase }: View): boolean =>
  phase.kind === 'call' || phase.kind === 'window' || phase.kind === 'tally';

const ofTheDead = (view: View, seat: Seat): MayDo => {
  if (!isVoter(view, seat)) return { kind: 'out' };
  if (isBallot(view)) return mayVote(view, seat);
  const outcome = ballotOfRound(view)?.outcome;
  return { kind: outcome === undefined || outcome?.kind === 'circle' ? 'outVoter' : 'out' };
};

const inPlay = (view: View, seat: Seat): MayDo => {
  const { phase } = view;
  if (phase.kind === 'turn' && phase.seat === seat)
    return { kind: 'speak', textClosed: phase.textClosed, turn: phase.turn };
  if (!isLiving(view, seat)) return ofTheDead(view, seat);
  switch (phase.kind) {
    case 'night':
      return { kind: isRecognition(view) ? 'learn' : 'choose' };
    case 'turn':
      return { kind: 'listen', speaker: phase.seat, turnsBefore: turnsBefore(view, seat) };
    case 'extraRequest':
      return { kind: 'ask', asked: view.asked.includes(seat) };
    case 'call':
    case 'window':
    case 'tally':
      return mayVote(view, seat);
    case 'day':
    case 'ended':
      return { kind: 'wait' };
  }
};

export const mayDo = (view: View): MayDo => {
  const seat = ownSeat(view);
  if (view.phase.kind === 'ended') return { kind: 'ended' };
  if (seat === null) return { kind: 'watch' };
  return view.paused === null ? inPlay(view, seat) : { kind: 'paused' };
};

/** The last of a group, in a speaking turn of their own save last words (POL-20, DET-10). */
export const maySurrender = (view: View): boolean => {
  const { phase, ruleset, paused } = view;
  const seat = ownSeat(view);
  const group = ownGroup(view);
  return (
    ruleset.surrender === 'lastOfGroup' &&
    paused === null &&
    phase.kind === 'turn' &&
    phase.turn !== 'lastWords' &&
    phase.seat === seat &&
    group !== null &&
    group.role === ownIdentity(view) &&
    group.seats.every((partner) => partner === seat || !isLiving(view, partner))
  );
};

/** Living police in a day speech of their own; whether the claim holds is not the page's to tell (MAI-06). */
export const mayCallRoundPk = (view: View): boolean => {
  const { phase, ruleset, paused } = view;
  return (
    ruleset.roundPk &&
    paused === null &&
    phase.kind === 'turn' &&
    phase.turn === 'speech' &&
    phase.seat === ownSeat(view) &&
    ownIdentity(view) === 'police'
  );
};

/** Whether leaving would put the viewer's seat out of the game (CLUB-14, DET-17). */
export const wouldForfeit = (view: View): boolean =>
  view.phase.kind !== 'ended' && isLiving(view, ownSeat(view));
