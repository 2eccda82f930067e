import type { EventOf } from '../model/event.js';
import { inOpenBallot, withCall, withoutVoter } from '../model/ballotRecord.js';
import { MISSED_VOTE } from '../model/sanction.js';
import type { Seat } from '../model/seat.js';
import type { GameState, OpenBallot, Phase, Vote } from '../model/state.js';
import { withStageClock } from './deadlines.js';
import { withSanction } from './turns.js';
import { revised } from './revised.js';

type Balloting = Extract<Phase, { kind: 'call' | 'window' | 'tally' }>;

const isBalloting = (phase: Phase): phase is Balloting =>
  phase.kind === 'call' || phase.kind === 'window' || phase.kind === 'tally';

const ballotOf = ({ phase }: GameState): OpenBallot =>
  isBalloting(phase) ? phase.ballot : { kind: 'first', waiting: [], pending: [], voided: [], struck: [] };

const inBallot = (state: GameState, change: (ballot: OpenBallot) => OpenBallot): GameState =>
  isBalloting(state.phase)
    ? revised(state, { phase: { ...state.phase, ballot: change(state.phase.ballot) } })
    : state;

export const ballotOpened = (state: GameState, { kind, candidates }: EventOf<'ballotOpened'>): GameState =>
  revised(state, {
    ballots: [...state.ballots, { round: state.round, kind, candidates, calls: [], outcome: null }],
    phase: { kind: 'tally', ballot: { kind, waiting: candidates, pending: [], voided: [], struck: [] } },
  });

export const callOpened = (state: GameState, event: EventOf<'callOpened'>): GameState => {
  const { stage, candidate } = event;
  const { waiting, ...ballot } = ballotOf(state);
  const others = waiting.filter((other) => other !== candidate);
  const phase: Phase = { kind: 'call', candidate, ballot: { ...ballot, waiting: others } };
  return withStageClock(state, event, { stage, phase });
};

export const windowOpened = (state: GameState, event: EventOf<'windowOpened'>): GameState =>
  withStageClock(state, event, { stage: event.stage, phase: { kind: 'window', ballot: ballotOf(state) } });

export const voteCast = (state: GameState, { seat, candidate }: EventOf<'voteCast'>): GameState =>
  inBallot(state, (ballot) => ({ ...ballot, pending: [...withoutVote(ballot, seat), { seat, candidate }] }));

export const voteWithdrawn = (state: GameState, { seat }: EventOf<'voteWithdrawn'>): GameState =>
  inBallot(state, (ballot) => ({ ...ballot, pending: withoutVote(ballot, seat) }));

/** A seat's marks stand together, in the order they were made. */
const withMarks = (
  state: GameState,
  seat: Seat,
  change: (own: readonly Vote[]) => readonly Vote[],
): GameState =>
  inBallot(state, (ballot) => ({
    ...ballot,
    pending: [...withoutVote(ballot, seat), ...change(ballot.pending.filter((mark) => mark.seat === seat))],
  }));

export const nominationMade = (state: GameState, { seat, candidate }: EventOf<'nominationMade'>): GameState =>
  withMarks(state, seat, (own) => [...own, { seat, candidate }]);

export const nominationWithdrawn = (
  state: GameState,
  { seat, candidate }: EventOf<'nominationWithdrawn'>,
): GameState => withMarks(state, seat, (own) => own.filter((mark) => mark.candidate !== candidate));

/** The vote is gone at once, that it was there stays hidden until its call closes. */
export const voteStruck = (
  state: GameState,
  { seat, candidate, ground, judge }: EventOf<'voteStruck'>,
): GameState =>
  inBallot(state, (ballot) => ({
    ...ballot,
    pending: withoutVote(ballot, seat),
    struck: [...ballot.struck, { seat, candidate, ground, judge }],
  }));

const withoutVote = ({ pending }: OpenBallot, seat: Seat): OpenBallot['pending'] =>
  pending.filter((vote) => vote.seat !== seat);

export const voteVoided = (state: GameState, { seat, ground }: EventOf<'voteVoided'>): GameState => {
  const after = inBallot(state, (ballot) => ({
    ...ballot,
    pending: withoutVote(ballot, seat),
    voided: [...ballot.voided, seat],
    struck: ballot.struck.filter((other) => other.seat !== seat),
  }));
  return withSanction(
    revised(after, { ballots: inOpenBallot(after.ballots, (record) => withoutVoter(record, seat)) }),
    { kind: 'voteVoided', seat, ground },
  );
};

export const callClosed = (state: GameState, { candidate, voters }: EventOf<'callClosed'>): GameState =>
  inBallot(
    revised(state, {
      ballots: inOpenBallot(state.ballots, (record) => withCall(record, { candidate, voters })),
    }),
    (ballot) => ({ ...ballot, pending: [] }),
  );

export const windowClosed = (state: GameState, { calls }: EventOf<'windowClosed'>): GameState =>
  inBallot(
    revised(state, { ballots: inOpenBallot(state.ballots, (record) => ({ ...record, calls })) }),
    (ballot) => ({ ...ballot, pending: [] }),
  );

/** Nobody's act: the record says whose vote was missing (MAI-02). */
export const votesMissed = (state: GameState, { seats }: EventOf<'votesMissed'>): GameState =>
  seats.reduce(
    (after, seat) => withSanction(after, { kind: 'voteMissed', seat, ground: MISSED_VOTE }),
    state,
  );

export const tallyOpened = (state: GameState, event: EventOf<'tallyOpened'>): GameState =>
  withStageClock(state, event, { stage: event.stage, phase: { kind: 'tally', ballot: ballotOf(state) } });

export const ballotClosed = (state: GameState, { outcome }: EventOf<'ballotClosed'>): GameState =>
  revised(state, {
    ballots: inOpenBallot(state.ballots, (record) => ({ ...record, outcome })),
    phase: { kind: 'day' },
  });

export const lotDrawn = (state: GameState, { position }: EventOf<'lotDrawn'>): GameState =>
  revised(state, {
    lots: { ...state.lots, position },
  });
