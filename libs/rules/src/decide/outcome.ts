import { drawOne } from '../deal/lots.js';
import type { BallotOutcome, BallotRecord } from '../model/record.js';
import type { Seat } from '../model/seat.js';
import { inDayOrder, latestBallot, livingSeats, voidedVoters, votersOf } from '../model/queries.js';
import type { GameState } from '../model/state.js';
import { circleOf } from '../ruleset/circle.js';
import { afterTie, isCompulsory, tallied } from '../ruleset/tally.js';
import { endGame } from './course.js';
import { record, type Draft } from './draft.js';
import { REST, type Next, type StepOf } from './next.js';

/** Who had to vote and did not; nobody when no candidate was left to vote for (MAI-02). */
const missing = (state: GameState, { kind, candidates, calls }: BallotRecord): readonly Seat[] => {
  if (!isCompulsory(state.ruleset, kind) || candidates.length === 0) return [];
  const excused = [...calls.flatMap(({ voters }) => voters), ...voidedVoters(state)];
  return votersOf(state).filter((seat) => !excused.includes(seat));
};

export const closeBallot = (draft: Draft): Next => {
  const ballot = latestBallot(draft.state);
  if (ballot === undefined) return REST;
  const seats = missing(draft.state, ballot);
  if (seats.length > 0) record(draft, { type: 'votesMissed', at: draft.now, seats });
  const outcome = ballot.kind === 'nomination' ? circleOf(ballot) : tallied(ballot);
  record(draft, { type: 'ballotClosed', at: draft.now, outcome });
  return afterBallot(draft, ballot, outcome);
};

const afterBallot = (draft: Draft, ballot: BallotRecord, outcome: BallotOutcome): Next => {
  switch (outcome.kind) {
    case 'exiled':
      return { step: 'exile', seat: outcome.seat };
    case 'circle':
      return { step: 'turns', turn: 'statement', seats: inDayOrder(draft.state, outcome.seats) };
    case 'tied':
      return followTie(draft, ballot, outcome.seats);
    case 'none':
      return { step: 'roundEnd', exiled: null };
  }
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
