import type { Ground } from '../model/command.js';
import type { TurnEnd, TurnKind } from '../model/record.js';
import type { RejectionCode } from '../model/rejection.js';
import type { Seat } from '../model/seat.js';
import type { TextRef } from '../model/text.js';
import { isAlive, latestBallot, standingSeats } from '../model/queries.js';
import type { GameState } from '../model/state.js';
import { judgeOf, nextStage, record, stageMs, type Draft } from './draft.js';
import { REST, type Next, type StepOf, type Verdict } from './next.js';

/** The first of the queue speaks; an empty queue is over at once. */
export const beginTurn = (draft: Draft, { turn, seats }: StepOf<'turns'>): Next => {
  const [seat, ...queue] = seats;
  if (seat === undefined) return afterTurns(draft.state, turn);
  record(draft, {
    type: 'turnBegan',
    at: draft.now,
    ...nextStage(draft, stageMs(draft.state, turn)),
    seat,
    turn,
    queue,
  });
  return REST;
};

/** The day's ballot: everybody of its order stands, or whom an officer's claim has left (POL-12, MAI-06). */
const dayBallot = ({ ruleset, day }: GameState): Next => ({
  step: 'ballot',
  kind: ruleset.ballot.style === 'nominate' ? 'nomination' : 'first',
  seats: day.roundPk?.candidates ?? day.order,
});

/** After the tied have spoken their ballot, after the circle the final vote (POL-15, SKV-13). */
const ballotOfStanding = (state: GameState): Next => ({
  step: 'ballot',
  kind: latestBallot(state)?.outcome?.kind === 'circle' ? 'final' : 'statement',
  seats: standingSeats(state),
});

/** What follows when everybody of this kind has spoken. */
const afterTurns = (state: GameState, turn: TurnKind): Next => {
  const { exiled } = state.day;
  switch (turn) {
    case 'lastWords':
      return exiled === null ? { step: 'speeches' } : { step: 'roundEnd', exiled };
    case 'speech':
      return state.ruleset.speech.extraRequest ? { step: 'extraRequest' } : dayBallot(state);
    case 'extraSpeech':
      return dayBallot(state);
    case 'statement':
      return ballotOfStanding(state);
    case 'offCircleSpeech':
      return { step: 'ballot', kind: 'offCircle', seats: standingSeats(state) };
  }
};

interface Ending {
  readonly by: TurnEnd;
  readonly ground?: Ground;
}

/** Ends the present turn and goes on with the queue. */
export const endTurn = (draft: Draft, { by, ground }: Ending): Next => {
  const { phase } = draft.state;
  if (phase.kind !== 'turn') return REST;
  const { seat, turn, queue } = phase;
  record(draft, {
    type: 'turnEnded',
    at: draft.now,
    seat,
    turn,
    by,
    ground: ground ?? null,
    judge: judgeOf(draft),
  });
  const seats = turn === 'lastWords' ? queue : queue.filter((next) => isAlive(draft.state, next));
  return { step: 'turns', turn, seats };
};

export const notSpeaking = (state: GameState, seat: Seat): RejectionCode | null => {
  if (state.phase.kind !== 'turn') return 'wrongStage';
  return state.phase.seat === seat ? null : 'notYourTurn';
};

/** A speaker may end early (CON-04). */
export const pass = (draft: Draft, seat: Seat): Verdict => {
  const refusal = notSpeaking(draft.state, seat);
  return refusal ?? endTurn(draft, { by: 'pass' });
};

/** Text is the speaker's alone (CLUB-07). */
export const speak = (draft: Draft, seat: Seat, text: TextRef): Verdict => {
  const { phase } = draft.state;
  const refusal = notSpeaking(draft.state, seat);
  if (refusal !== null) return refusal;
  if (phase.kind === 'turn' && phase.textClosed) return 'textClosed';
  record(draft, { type: 'speechSaid', at: draft.now, seat, text });
  return REST;
};
