import { factionOf, type Identity, type Role } from '../model/role.js';
import type { Ruleset } from './ruleset.js';

/** What a check of this role answers (POL-05, SKV-07, SPV-04). */
export const checkTells = (tells: Ruleset['check']['tells'], role: Role): Identity => {
  switch (tells) {
    case 'exact':
      return role;
    case 'killerOrGood':
      return factionOf(role) === 'killers' ? 'killer' : 'good';
    case 'exactButSpecial':
      return role === 'killer' || role === 'police' || role === 'civilian' ? role : 'special';
  }
};
