import {
  audiencesOf,
  cursorFor,
  decide,
  evolve,
  exitsOf,
  isOver,
  nextDeadline,
  numbered,
  viewFor,
} from '@killer-club/rules';
import type { GameRules } from './game-rules.js';

/** The library's rules as the runner wants them. */
export const CLUB_RULES: GameRules = {
  decide,
  evolve,
  numbered,
  viewFor,
  audiencesOf,
  cursorFor,
  exitsOf,
  nextDeadline,
  isOver,
};
