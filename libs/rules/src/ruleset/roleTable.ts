import type { RoleCounts } from './ruleset.js';

/** The same cards for each of these sizes; who is left gets a civilian's. */
export const dealt = (sizes: readonly number[], cards: RoleCounts): Record<string, RoleCounts> => {
  const named = Object.values(cards).reduce((sum, count) => sum + count, 0);
  return Object.fromEntries(sizes.map((size) => [String(size), { ...cards, civilian: size - named }]));
};
