import type { Seat } from '../model/seat.js';
import type { GameState } from '../model/state.js';
import { hasLastWords } from '../ruleset/lastWords.js';

const outBy = (state: GameState, ...ways: readonly string[]): number =>
  state.seats.filter(({ exit }) => exit !== null && ways.includes(exit.how)).length;

/** Those of the dead who have last words, `before` being the state they still lived in (POL-09). */
export const withLastWords = (before: GameState, dead: readonly Seat[], how: 'night' | 'exile'): Seat[] => {
  const roles = before.seats.map((entry) => entry.role);
  const deaths = outBy(before, 'killed', 'exiled');
  const exilesBefore = outBy(before, 'exiled');
  return dead.filter((_, index) =>
    hasLastWords(before.ruleset, roles, { how, deathsBefore: deaths + index, exilesBefore }),
  );
};
