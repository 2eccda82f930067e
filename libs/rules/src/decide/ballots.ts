import { drawOne } from '../deal/lots.js';
import type { Seat } from '../model/seat.js';
import { inDayOrder, latestBallot, livingSeats, openBallotOf, voidedVoters } from '../model/queries.js';
import type { BallotRecord } from '../model/record.js';
import type { GameState } from '../model/state.js';
import { afterTie, tallied } from '../ruleset/tally.js';
import { endGame, ended } from './course.js';
import { tellStruck } from './struck.js';
import { nextStage, record, stageMs, type Draft } from './draft.js';
import { REST, type Next, type StepOf } from './next.js';
import { withLastWords } from './words.js';

/** Candidates are called one by one in the day's order (POL-12). */
export const openBallot = (draft: Draft, { kind, seats }: StepOf<'ballot'>): Next => {
  record(draft, { type: 'ballotOpened', at: draft.now, kind, candidates: inDayOrder(draft.state, seats) });
  return { step: 'nextCall' };
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
  const closed = latestBallot(state)?.calls.flatMap((call) => call.voters) ?? [];
  const voided = voidedVoters(state);
  return livingSeats(state).every((seat) => closed.includes(seat) || voided.includes(seat));
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
  if (phase.kind === 'call' && phase.candidate === seat) tellStruck(draft);
  if (latestBallot(draft.state)?.candidates.length === 0) return { step: 'count' };
  if (phase.kind !== 'call' || phase.candidate !== seat) return settleCall(draft);
  return { step: allVoted(draft.state) ? 'tally' : 'nextCall' };
};

/** Seconds in which a judge may still void: an option, else five where a judge sits (DET-14). */
const tallyMs = (state: GameState): number => {
  const set = stageMs(state, 'tally');
  return set === 0 && state.judge !== null ? 5000 * state.clockFactor : set;
};

export const finishCalls = (draft: Draft): Next => {
  const ms = tallyMs(draft.state);
  if (ms === 0) return { step: 'count' };
  record(draft, { type: 'tallyOpened', at: draft.now, ...nextStage(draft, ms) });
  return REST;
};

export const closeBallot = (draft: Draft): Next => {
  const ballot = latestBallot(draft.state);
  if (ballot === undefined) return REST;
  const outcome = tallied(ballot);
  record(draft, { type: 'ballotClosed', at: draft.now, outcome });
  if (outcome.kind === 'exiled') return { step: 'exile', seat: outcome.seat };
  return outcome.kind === 'tied'
    ? followTie(draft, ballot, outcome.seats)
    : { step: 'roundEnd', exiled: null };
};

export const exile = (draft: Draft, { seat }: StepOf<'exile'>): Next => {
  const before = draft.state;
  record(draft, { type: 'seatExiled', at: draft.now, seat });
  if (ended(draft)) return REST;
  const words = withLastWords(before, [seat], 'exile');
  return words.length > 0
    ? { step: 'turns', turn: 'lastWords', seats: words }
    : { step: 'roundEnd', exiled: seat };
};

/** The tied speak again, everybody else does, or the tie has its end (POL-15 to POL-18, DET-07). */
const followTie = (draft: Draft, ballot: BallotRecord, tied: readonly Seat[]): Next => {
  const next = afterTie(draft.state.ruleset, ballot, tied);
  const others = livingSeats(draft.state).filter((seat) => !tied.includes(seat));
  switch (next) {
    case 'repeat':
      return { step: 'ballot', kind: 'repeat', seats: tied };
    case 'statement':
      return { step: 'turns', turn: 'statement', seats: inDayOrder(draft.state, tied) };
    case 'offCircle':
      return { step: 'turns', turn: 'offCircleSpeech', seats: inDayOrder(draft.state, others) };
    case 'noExile':
      return { step: 'roundEnd', exiled: null };
    case 'draw':
      endGame(draft, { result: 'draw', reason: 'tie', ground: null });
      return REST;
    case 'lots':
      return { step: 'lots', tied };
  }
};

/** Lots decide who of the tied is exiled; anybody can draw them again after the game (MAI-03, CON-09). */
export const drawLot = (draft: Draft, { tied }: StepOf<'lots'>): Next => {
  const [first, ...others] = tied;
  if (first === undefined) return { step: 'roundEnd', exiled: null };
  const { value: seat, position } = drawOne([first, ...others], draft.state.lots);
  record(draft, { type: 'lotDrawn', at: draft.now, seat, position });
  return { step: 'exile', seat };
};
