import type { RejectionCode } from '../model/rejection.js';
import type { Seat } from '../model/seat.js';
import { latestBallot, voidedVoters } from '../model/queries.js';
import type { GameState, OpenBallot, Phase } from '../model/state.js';
import { isCompulsory } from '../ruleset/tally.js';
import { record, type Draft } from './draft.js';
import { REST, type Verdict } from './next.js';

type Voting = Extract<Phase, { kind: 'call' | 'window' }>;

const hasVote = ({ pending }: OpenBallot, seat: Seat): boolean => pending.some((vote) => vote.seat === seat);

/** One vote in the whole ballot, for the candidate being called (POL-12, DET-23). */
const badAtCall = (
  state: GameState,
  { candidate: called, ballot }: Extract<Phase, { kind: 'call' }>,
  seat: Seat,
  candidate: Seat,
): RejectionCode | null => {
  if (candidate !== called) return 'notCalled';
  if (voidedVoters(state).includes(seat)) return 'voteVoided';
  const closed = latestBallot(state)?.calls.some(({ voters }) => voters.includes(seat)) ?? false;
  return closed || hasVote(ballot, seat) ? 'alreadyVoted' : null;
};

/** Until time is up, for anyone who stands; the last one counts (SKV-13). */
const badInWindow = (state: GameState, seat: Seat, candidate: Seat): RejectionCode | null => {
  if (latestBallot(state)?.candidates.includes(candidate) !== true) return 'notCandidate';
  return voidedVoters(state).includes(seat) ? 'voteVoided' : null;
};

const withdraw = (draft: Draft, { ballot }: Voting, seat: Seat): Verdict => {
  if (isCompulsory(draft.state.ruleset, ballot.kind)) return 'voteCompulsory';
  if (!hasVote(ballot, seat)) return 'nothingToWithdraw';
  record(draft, { type: 'voteWithdrawn', at: draft.now, seat });
  return REST;
};

/** A voided voter has no vote left in the ballot (DET-14). */
export const castVote = (draft: Draft, seat: Seat, candidate: Seat | null): Verdict => {
  const { phase } = draft.state;
  if (phase.kind !== 'call' && phase.kind !== 'window') return 'wrongStage';
  if (phase.ballot.kind === 'nomination') return 'wrongStage';
  if (candidate === null) return withdraw(draft, phase, seat);
  const refusal =
    phase.kind === 'call'
      ? badAtCall(draft.state, phase, seat, candidate)
      : badInWindow(draft.state, seat, candidate);
  if (refusal !== null) return refusal;
  record(draft, { type: 'voteCast', at: draft.now, seat, candidate });
  return REST;
};
