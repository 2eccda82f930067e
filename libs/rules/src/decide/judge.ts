import type { JudgeCommand, JudgeCommandOf } from '../model/command.js';
import { deadlineAfter } from '../model/deadline.js';
import { latestBallot, openBallotOf, seatOf, stageDeadline } from '../model/queries.js';
import type { Seat } from '../model/seat.js';
import type { GameState, Phase } from '../model/state.js';
import { settleCall } from './ballots.js';
import { endGame } from './course.js';
import { judgeOf, record, stageMs, type Draft } from './draft.js';
import { eject } from './exits.js';
import { pauseGame, pauseLimitMs, resumeGame } from './pause.js';
import { endTurn } from './turns.js';
import { REST, type Verdict } from './next.js';

const MOST_POINTS = 100;

/** A judge acts at the table they have taken; the server may use every means itself (CLUB-03). */
const mayJudge = ({ state, actor }: Draft): boolean =>
  actor.kind === 'system' || (actor.kind === 'judge' && state.judge === actor.judge);

const takeTable = (draft: Draft): Verdict => {
  if (draft.actor.kind !== 'judge') return 'notAllowed';
  if (draft.state.judge !== null) return 'judgePresent';
  record(draft, { type: 'judgeSeated', at: draft.now, judge: draft.actor.judge });
  return REST;
};

const leaveTable = (draft: Draft): Verdict => {
  const { judge } = draft.state;
  if (judge === null) return 'notAllowed';
  record(draft, { type: 'judgeLeft', at: draft.now, judge });
  return REST;
};

const warn = (draft: Draft, { seat, ground }: JudgeCommandOf<'warn'>): Verdict => {
  if (seatOf(draft.state, seat) === undefined) return 'noSuchSeat';
  record(draft, { type: 'seatWarned', at: draft.now, seat, ground, judge: judgeOf(draft) });
  return REST;
};

const deduct = (draft: Draft, { seat, points, ground }: JudgeCommandOf<'deduct'>): Verdict => {
  if (seatOf(draft.state, seat) === undefined) return 'noSuchSeat';
  if (!Number.isInteger(points) || points < 1 || points > MOST_POINTS) return 'badAmount';
  record(draft, { type: 'pointsDeducted', at: draft.now, seat, points, ground, judge: judgeOf(draft) });
  return REST;
};

/** The vote that stands in the open ballot; `struck` while its call is open and it is hidden (POL-13). */
const voteOf = (
  state: GameState,
  seat: Seat,
): { readonly type: 'voteStruck' | 'voteVoided'; readonly candidate: Seat } | null => {
  const ballot = openBallotOf(state);
  if (ballot === null || ballot.kind === 'nomination') return null;
  const pending = ballot.pending.find((vote) => vote.seat === seat);
  if (pending !== undefined) return { type: 'voteStruck', candidate: pending.candidate };
  const closed = latestBallot(state)?.calls.find(({ voters }) => voters.includes(seat));
  return closed === undefined ? null : { type: 'voteVoided', candidate: closed.candidate };
};

/** While the ballot or its tally is open (CLUB-13, DET-14). */
const voidVote = (draft: Draft, { seat, ground }: JudgeCommandOf<'voidVote'>): Verdict => {
  const vote = voteOf(draft.state, seat);
  if (vote === null) return 'nothingToVoid';
  record(draft, { ...vote, at: draft.now, seat, ground, judge: judgeOf(draft) });
  return settleCall(draft);
};

type Turn = Extract<Phase, { kind: 'turn' }>;
type TurnCommand = JudgeCommandOf<'closeText' | 'endTurn' | 'extendTurn'>;

const closeText = (draft: Draft, turn: Turn, { ground }: TurnCommand): Verdict => {
  if (turn.textClosed) return 'textClosed';
  record(draft, { type: 'textClosed', at: draft.now, seat: turn.seat, ground, judge: judgeOf(draft) });
  return REST;
};

/** Once a turn, by up to the stage's seconds; a turn that is over cannot be (CLUB-23, CON-04). */
const extendTurn = (draft: Draft, turn: Turn, { seconds, ground }: JudgeCommandOf<'extendTurn'>): Verdict => {
  const { state, now } = draft;
  if (turn.extended) return 'alreadyExtended';
  if (!(seconds > 0 && seconds * 1000 <= stageMs(state, turn.turn))) return 'badAmount';
  const clock = stageDeadline(state);
  if (clock !== null && now > clock.at) return 'tooLate';
  const left = clock === null ? (state.pause?.held[0]?.left ?? 0) : clock.shown - now;
  const deadline = deadlineAfter(`stage:${state.stage}`, now, left + seconds * 1000);
  record(draft, { type: 'turnExtended', at: now, seat: turn.seat, deadline, ground, judge: judgeOf(draft) });
  return REST;
};

const inTurn = (draft: Draft, command: TurnCommand): Verdict => {
  const { phase } = draft.state;
  if (phase.kind !== 'turn') return 'wrongStage';
  if (command.type === 'closeText') return closeText(draft, phase, command);
  if (command.type === 'extendTurn') return extendTurn(draft, phase, command);
  return endTurn(draft, { by: 'judge', ground: command.ground });
};

const pause = (draft: Draft, { ground }: JudgeCommandOf<'pause'>): Verdict => {
  if (draft.state.pause !== null) return 'alreadyPaused';
  pauseGame(draft, { cause: 'judge', limit: pauseLimitMs(draft.state), awaited: [], ground });
  return REST;
};

const resume = (draft: Draft): Verdict => {
  if (draft.state.pause === null) return 'notPaused';
  resumeGame(draft, 'judge');
  return REST;
};

const useMeans = (draft: Draft, command: Exclude<JudgeCommand, { type: 'takeTable' }>): Verdict => {
  switch (command.type) {
    case 'leaveTable':
      return leaveTable(draft);
    case 'warn':
      return warn(draft, command);
    case 'deduct':
      return deduct(draft, command);
    case 'voidVote':
      return voidVote(draft, command);
    case 'eject':
      return eject(draft, command);
    case 'closeText':
    case 'endTurn':
    case 'extendTurn':
      return inTurn(draft, command);
    case 'pause':
      return pause(draft, command);
    case 'resume':
      return resume(draft);
    case 'annul':
      endGame(draft, { result: 'annulled', reason: 'annulled', ground: command.ground });
      return REST;
  }
};

export const verdict = (draft: Draft, command: JudgeCommand): Verdict => {
  if (command.type === 'takeTable') return takeTable(draft);
  return mayJudge(draft) ? useMeans(draft, command) : 'notAllowed';
};
