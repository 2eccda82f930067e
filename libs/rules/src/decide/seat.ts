import type { SeatCommand } from '../model/command.js';
import type { RejectionCode } from '../model/rejection.js';
import type { Seat } from '../model/seat.js';
import { isVoting, seatOf, stageDeadline, votersOf } from '../model/queries.js';
import type { GameState } from '../model/state.js';
import { castVote } from './votes.js';
import { nominate } from './nominations.js';
import type { Draft } from './draft.js';
import { leave } from './exits.js';
import { pick } from './night.js';
import type { Verdict } from './next.js';
import { requestSpeech } from './requests.js';
import { callRoundPk } from './roundPk.js';
import { surrender } from './surrender.js';
import { pass, speak } from './turns.js';

/** The dead act only while they have last words, or a vote where the ruleset leaves them one (CLUB-15). */
const mayAct = (state: GameState, seat: Seat): boolean =>
  seatOf(state, seat)?.exit === null ||
  (state.phase.kind === 'turn' && state.phase.seat === seat) ||
  (isVoting(state) && votersOf(state).includes(seat));

/** What holds for every act of a player: alive, no pause, the stage they saw, in time (CON-04, CON-05, DET-13). */
const outOfPlace = ({ state, now }: Draft, seat: Seat, stage: number): RejectionCode | null => {
  if (!mayAct(state, seat)) return 'seatOut';
  if (state.pause !== null) return 'paused';
  if (stage !== state.stage) return 'staleStage';
  const clock = stageDeadline(state);
  return clock !== null && now > clock.at ? 'tooLate' : null;
};

const act = (draft: Draft, seat: Seat, command: Exclude<SeatCommand, { type: 'leave' }>): Verdict => {
  switch (command.type) {
    case 'pick':
      return pick(draft, seat, command);
    case 'pass':
      return pass(draft, seat);
    case 'speak':
      return speak(draft, seat, command.text);
    case 'castVote':
      return castVote(draft, seat, command.candidate);
    case 'nominate':
      return nominate(draft, seat, command.candidate);
    case 'requestSpeech':
      return requestSpeech(draft, seat);
    case 'callRoundPk':
      return callRoundPk(draft, seat);
    case 'surrender':
      return surrender(draft, seat);
  }
};

export const verdict = (draft: Draft, command: SeatCommand): Verdict => {
  if (draft.actor.kind !== 'seat') return 'notAllowed';
  const { seat } = draft.actor;
  if (seatOf(draft.state, seat) === undefined) return 'noSuchSeat';
  if (command.type === 'leave') return leave(draft, seat);
  return outOfPlace(draft, seat, command.stage) ?? act(draft, seat, command);
};
