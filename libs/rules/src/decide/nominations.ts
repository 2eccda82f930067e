import type { Seat } from '../model/seat.js';
import { latestBallot } from '../model/queries.js';
import { record, type Draft } from './draft.js';
import { REST, type Verdict } from './next.js';

/** Marks a candidate, up to the ruleset's number; marking again takes the mark back (SKV-10). */
export const nominate = (draft: Draft, seat: Seat, candidate: Seat): Verdict => {
  const { state, now } = draft;
  const { phase } = state;
  if (phase.kind !== 'window' || phase.ballot.kind !== 'nomination') return 'wrongStage';
  if (latestBallot(state)?.candidates.includes(candidate) !== true) return 'notCandidate';
  const own = phase.ballot.pending.filter((mark) => mark.seat === seat);
  const type = own.some((mark) => mark.candidate === candidate) ? 'nominationWithdrawn' : 'nominationMade';
  if (type === 'nominationMade' && own.length >= state.ruleset.ballot.marks) return 'marksSpent';
  record(draft, { type, at: now, seat, candidate });
  return REST;
};
