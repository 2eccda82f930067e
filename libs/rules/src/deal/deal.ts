import type { Role } from '../model/role.js';
import { ROLES } from '../model/role.js';
import type { Lots } from '../model/state.js';
import type { Ruleset } from '../ruleset/ruleset.js';
import { shuffled, type Drawn } from './lots.js';

/** The cards of a table of this size in the order they are shuffled from; null when it is not offered. */
const deckOf = (ruleset: Ruleset, size: number): readonly Role[] | null => {
  const counts = ruleset.roles[String(size)];
  if (counts === undefined) return null;
  return ROLES.flatMap((role) => Array.from({ length: counts[role] ?? 0 }, () => role));
};

/** Roles by seat, anybody can compute them again from seed and contributions (CON-09). */
export const dealRoles = (ruleset: Ruleset, lots: Lots): Drawn<readonly Role[]> | null => {
  const size = lots.contributions.length;
  const deck = deckOf(ruleset, size);
  if (deck?.length !== size) return null;
  return shuffled(deck, lots);
};
