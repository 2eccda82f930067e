import type { WireAnswerCode } from '@killer-club/protocol';
import type { ActCommand } from '../net/game-state.js';

const IN_TIME: readonly ActCommand['type'][] = ['castVote', 'nominate', 'requestSpeech'];

/** A refusal as it is told: what its call or window has closed for came too late, whatever is open by now (POL-12). */
export const toldRefusal = ({ type }: ActCommand, code: WireAnswerCode): WireAnswerCode =>
  IN_TIME.includes(type) && code === 'staleStage' ? 'tooLate' : code;
