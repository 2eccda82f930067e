import type { Pick } from '../model/record.js';
import type { Seat } from '../model/seat.js';
import type { Ruleset } from './ruleset.js';

type Agreement = Ruleset['night']['agreement'];

const lastTarget = (picks: readonly Pick[]): Seat | null =>
  picks.findLast((pick) => pick.target !== null)?.target ?? null;

/** Most picks; of equal counts the target picked last (POL-03, DET-19). */
const mostPicked = (picks: readonly Pick[]): Seat | null => {
  const count = (target: Seat): number => picks.filter((pick) => pick.target === target).length;
  return picks.reduce<Seat | null>((best, { target }) => {
    if (target === null) return best;
    return best === null || count(target) >= count(best) ? target : best;
  }, null);
};

/** What a group that did not agree has chosen when the night ends; null for nobody. Picks oldest first. */
export const groupChoice = (agreement: Agreement, picks: readonly Pick[]): Seat | null =>
  agreement === 'plurality' ? mostPicked(picks) : lastTarget(picks);

/** The common choice of all living members, nobody included; undefined while they differ (POL-07, DET-01). */
export const agreedChoice = (members: readonly Seat[], picks: readonly Pick[]): Seat | null | undefined => {
  const own = members.map((member) => picks.find((pick) => pick.seat === member));
  const [first] = own;
  if (first === undefined) return undefined;
  return own.every((pick) => pick !== undefined && pick.target === first.target) ? first.target : undefined;
};
