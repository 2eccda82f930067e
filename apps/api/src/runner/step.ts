import type { Decision, Game, GameEvent, GameState } from '@killer-club/rules';
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

/** The same of a decision, which brings its states along. */
export const stepsOf = (game: Game, { events, states }: Extract<Decision, { ok: true }>): Step[] =>
  events.flatMap((event, index) => {
    const after = states[index];
    return after === undefined ? [] : [{ before: states[index - 1] ?? game, event, after }];
  });
