import type { WireAnswerCode } from '@killer-club/protocol';
import type { ActCommand } from '../net/game-state.js';

/** A refusal as it is told: a vote whose call has closed came too late, whatever stage is open by now (POL-12). */
export const toldRefusal = ({ type }: ActCommand, code: WireAnswerCode): WireAnswerCode =>
  type === 'castVote' && code === 'staleStage' ? 'tooLate' : code;
