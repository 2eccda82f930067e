import type { Game, GameEvent, GameState } from '@killer-club/rules';
import type { GameRules } from './game-rules.js';

/** One event with the states around it. */
export interface Step {
  readonly before: Game;
  readonly event: GameEvent;
  readonly after: GameState;
}

export const stepsFrom = (rules: GameRules, game: Game, events: readonly GameEvent[]): Step[] => {
  let before = game;
  return events.map((event) => {
    const step = { before, event, after: rules.evolve(before, event) };
    before = step.after;
    return step;
  });
};
