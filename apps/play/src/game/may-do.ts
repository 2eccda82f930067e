import type { Seat, View } from '@killer-club/rules';
import { ballotOfRound } from './open-ballot.js';
import { isLiving, ownGroup, ownIdentity, ownSeat } from './own.js';

/** The one thing the viewer may do now, or why there is none. */
export type MayDo =
  | { readonly kind: 'watch' }
  | { readonly kind: 'ended' }
  | { readonly kind: 'paused' }
  | { readonly kind: 'out' }
  | { readonly kind: 'choose' }
  | { readonly kind: 'speak'; readonly textClosed: boolean }
  | { readonly kind: 'vote'; readonly candidate: Seat }
  | { readonly kind: 'withdraw'; readonly candidate: Seat }
  | { readonly kind: 'voted'; readonly candidate: Seat }
  | { readonly kind: 'voided' }
  | { readonly kind: 'listen'; readonly speaker: Seat; readonly turnsBefore: number | null }
  | { readonly kind: 'wait' };

/** Whom the viewer's counted vote of a closed call was for. */
const closedVote = (view: View, seat: Seat): Seat | null =>
  ballotOfRound(view)?.calls.find(({ voters }) => voters.includes(seat))?.candidate ?? null;

const inBallot = (view: View, seat: Seat): MayDo => {
  if (view.voided.includes(seat)) return { kind: 'voided' };
  const closed = closedVote(view, seat);
  if (closed !== null) return { kind: 'voted', candidate: closed };
  if (view.phase.kind !== 'call') return { kind: 'wait' };
  const { candidate } = view.phase;
  return view.votes.some((vote) => vote.seat === seat)
    ? { kind: 'withdraw', candidate }
    : { kind: 'vote', candidate };
};

/** Turns of others before the viewer's own; null when theirs is not to come. */
export const turnsBefore = (view: View, seat: Seat): number | null => {
  if (view.phase.kind !== 'turn') return null;
  const place = view.phase.queue.indexOf(seat);
  return place === -1 ? null : place + 1;
};

const inPlay = (view: View, seat: Seat): MayDo => {
  const { phase } = view;
  if (phase.kind === 'turn' && phase.seat === seat) return { kind: 'speak', textClosed: phase.textClosed };
  if (!isLiving(view, seat)) return { kind: 'out' };
  switch (phase.kind) {
    case 'night':
      return { kind: 'choose' };
    case 'turn':
      return { kind: 'listen', speaker: phase.seat, turnsBefore: turnsBefore(view, seat) };
    case 'call':
    case 'tally':
      return inBallot(view, seat);
    case 'extraRequest':
    case 'window':
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

/** Whether leaving would put the viewer's seat out of the game (CLUB-14, DET-17). */
export const wouldForfeit = (view: View): boolean =>
  view.phase.kind !== 'ended' && isLiving(view, ownSeat(view));
