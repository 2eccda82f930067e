import type { Game, GameEvent, Numbered, Viewer } from '@killer-club/rules';
import type { GameRules } from '../runner/game-rules.js';

/**
 * Everything a viewer was told, from the log: the live messages again, there is no second format. A seat leaves its
 * group's audience with the message that announces its exit, so the audiences before each event count.
 */
export const replayFor = (rules: GameRules, events: readonly GameEvent[], viewer: Viewer): Numbered[] => {
  const told: Numbered[] = [];
  let game: Game = null;
  for (const event of events) {
    const after = rules.evolve(game, event);
    const audiences = new Set<string>(rules.audiencesOf(game ?? after, viewer));
    told.push(...rules.numbered(game, event, after).filter(({ audience }) => audiences.has(audience)));
    game = after;
  }
  return told;
};
