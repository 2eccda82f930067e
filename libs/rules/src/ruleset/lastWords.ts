import type { Role } from '../model/role.js';
import type { Ruleset } from './ruleset.js';

/** How many dead of the game have last words where they are counted (POL-09). */
const countedWords = (ruleset: Ruleset, roles: readonly Role[]): number => {
  const { count } = ruleset.lastWords;
  if (count === 'police') return roles.filter((role) => role === 'police').length;
  return typeof count === 'number' ? count : (count[String(roles.length)] ?? 0);
};

export interface DeathInOrder {
  readonly how: 'night' | 'exile';
  /** Night deaths and exiles before this one. */
  readonly deathsBefore: number;
  /** Exiles before this one. */
  readonly exilesBefore: number;
}

/** Whether this death has last words; `roles` as dealt. */
export const hasLastWords = (ruleset: Ruleset, roles: readonly Role[], death: DeathInOrder): boolean => {
  switch (ruleset.lastWords[death.how]) {
    case 'none':
      return false;
    case 'all':
      return true;
    case 'counted':
      return death.deathsBefore < countedWords(ruleset, roles);
    case 'firstN':
      return death.exilesBefore < countedWords(ruleset, roles);
  }
};
