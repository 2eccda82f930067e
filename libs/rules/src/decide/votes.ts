import type { RejectionCode } from '../model/rejection.js';
import type { Seat } from '../model/seat.js';
import { latestBallot, voidedVoters } from '../model/queries.js';
import type { GameState, Phase } from '../model/state.js';
import { record, type Draft } from './draft.js';
import { REST, type Verdict } from './next.js';

type Call = Extract<Phase, { kind: 'call' }>;

/** One vote in the whole ballot, for the candidate being called; a voided voter has none (POL-12, DET-14, DET-23). */
const badVote = (state: GameState, call: Call, seat: Seat, candidate: Seat): RejectionCode | null => {
  if (candidate !== call.candidate) return 'notCalled';
  if (voidedVoters(state).includes(seat)) return 'voteVoided';
  const closed = latestBallot(state)?.calls.some(({ voters }) => voters.includes(seat)) ?? false;
  const pending = call.ballot.pending.some((vote) => vote.seat === seat);
  return closed || pending ? 'alreadyVoted' : null;
};

const withdraw = (draft: Draft, call: Call, seat: Seat): Verdict => {
  if (!call.ballot.pending.some((vote) => vote.seat === seat)) return 'nothingToWithdraw';
  record(draft, { type: 'voteWithdrawn', at: draft.now, seat });
  return REST;
};

export const castVote = (draft: Draft, seat: Seat, candidate: Seat | null): Verdict => {
  const { phase } = draft.state;
  if (phase.kind !== 'call') return 'wrongStage';
  if (candidate === null) return withdraw(draft, phase, seat);
  const refusal = badVote(draft.state, phase, seat, candidate);
  if (refusal !== null) return refusal;
  record(draft, { type: 'voteCast', at: draft.now, seat, candidate });
  return REST;
};
