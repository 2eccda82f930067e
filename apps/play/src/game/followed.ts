import type { View } from '@killer-club/rules';
import type { FollowedGame } from '../net/use-game.js';
import type { Company } from './company.js';

/** A game that this page follows, and who plays it. */
export interface GameScreenProps {
  readonly game: FollowedGame;
  readonly view: View;
  readonly company: Company;
}
