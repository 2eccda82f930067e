import type { View } from '@killer-club/rules';
import { callMove, windowMove } from './ballot.js';
import type { Character } from './character.js';
import type { Move } from './move.js';
import { nightMove } from './night.js';
import { requestMove, speechMove } from './speech.js';

export interface Sight {
  /** The bot's own view, nothing else. */
  readonly view: View;
  readonly character: Character;
  /** Luck of this moment: how long it thinks. */
  readonly random: () => number;
}

/** What a bot would do with what it sees; null when there is nothing to do. Always a legal command. */
export const chooseMove = ({ view, character, random }: Sight): Move | null => {
  if (view.paused !== null) return null;
  switch (view.phase.kind) {
    case 'night':
      return nightMove(view, character, random);
    case 'turn':
      return speechMove(view, character, random);
    case 'extraRequest':
      return requestMove(view, character, random);
    case 'call':
      return callMove(view, character, random);
    case 'window':
      return windowMove(view, character, random);
    case 'day':
    case 'tally':
    case 'ended':
      return null;
  }
};
