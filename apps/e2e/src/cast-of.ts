import type { Role, Seat } from '@killer-club/rules';
import type { Person } from '../../api/src/testing/ranked-tables.js';
import type { Cast } from './staged-game.js';

const ROLES = new Map<string, Role | null>([
  ['K', 'killer'],
  ['P', 'police'],
  ['C', 'civilian'],
  ['D', 'doctor'],
  ['A', 'secretPolice'],
  ['?', null],
]);

/** A cast of cards by seat (`KPC`, `A` the secret police, `?` any): the pages at their seats, the others at what is left. */
export const castOf = (
  cards: string,
  others: readonly Person[],
  pages: ReadonlyMap<Seat, Person>,
): readonly Cast[] => {
  const left = [...others];
  return Array.from(cards, (card, index) => {
    const page = pages.get(index + 1);
    const [role, person] = [ROLES.get(card), page ?? left.shift()];
    if (role === undefined || person === undefined) throw new Error(`nobody is ${card} at seat ${index + 1}`);
    return { role, person, page: page !== undefined };
  });
};
