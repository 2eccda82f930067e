import type { Seat } from '../model/seat.js';
import { inDayOrder, latestBallot, openBallotOf, voidedVoters, votersOf } from '../model/queries.js';
import type { GameState } from '../model/state.js';
import { tellStruck } from './struck.js';
import { nextStage, record, stageMs, type Draft } from './draft.js';
import { REST, type Next, type StepOf } from './next.js';

/** Candidates are called one by one in the day's order, or all stand at once (POL-12, SKV-13). */
export const openBallot = (draft: Draft, { kind, seats }: StepOf<'ballot'>): Next => {
  const candidates = inDayOrder(draft.state, seats);
  record(draft, { type: 'ballotOpened', at: draft.now, kind, candidates });
  if (candidates.length === 0) return { step: 'count' };
  return { step: draft.state.ruleset.ballot.style === 'called' ? 'nextCall' : 'window' };
};

export const beginCall = (draft: Draft): Next => {
  const candidate = openBallotOf(draft.state)?.waiting[0];
  if (candidate === undefined) return { step: 'tally' };
  record(draft, {
    type: 'callOpened',
    at: draft.now,
    ...nextStage(draft, stageMs(draft.state, 'call')),
    candidate,
  });
  return REST;
};

/** Everybody who may vote has a vote in a closed call; the voided are not waited for (DET-27). */
const allVoted = (state: GameState): boolean => {
  const calls = latestBallot(state)?.calls ?? [];
  const voided = voidedVoters(state);
  return votersOf(state).every(
    (seat) => calls.some(({ voters }) => voters.includes(seat)) || voided.includes(seat),
  );
};

/** The open call closes and its votes show (POL-13). */
export const closeCall = (draft: Draft): Next => {
  const { phase } = draft.state;
  if (phase.kind !== 'call') return REST;
  const voters = phase.ballot.pending.map((vote) => vote.seat).sort((a, b) => a - b);
  record(draft, { type: 'callClosed', at: draft.now, candidate: phase.candidate, voters });
  tellStruck(draft);
  return { step: allVoted(draft.state) ? 'tally' : 'nextCall' };
};

/** After a vote was voided or a voter went out: nobody may be left to wait for (DET-27). */
export const settleCall = (draft: Draft): Next =>
  draft.state.phase.kind === 'call' && allVoted(draft.state) ? closeCall(draft) : REST;

/** A candidate went out: their call ends with them, without candidates the round ends (CLUB-20, DET-08). */
export const dropCandidate = (draft: Draft, seat: Seat): Next => {
  const { phase } = draft.state;
  const isEmpty = latestBallot(draft.state)?.candidates.length === 0;
  const isCalled = phase.kind === 'call' && phase.candidate === seat;
  if (isEmpty || isCalled) tellStruck(draft);
  if (isEmpty) return { step: 'count' };
  if (!isCalled) return settleCall(draft);
  return { step: allVoted(draft.state) ? 'tally' : 'nextCall' };
};

/** Seconds in which a judge may still void: an option, else five where a judge sits (DET-14). */
const tallyMs = (state: GameState): number => {
  const set = stageMs(state, 'tally');
  return set === 0 && state.judge !== null ? 5000 * state.clockFactor : set;
};

export const finishVoting = (draft: Draft): Next => {
  const ms = tallyMs(draft.state);
  if (ms === 0) return { step: 'count' };
  record(draft, { type: 'tallyOpened', at: draft.now, ...nextStage(draft, ms) });
  return REST;
};
