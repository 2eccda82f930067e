import type { Pick, Seat } from '@killer-club/rules';

/** A choice and all who made it. */
export interface SharedPick extends Omit<Pick, 'seat'> {
  readonly seats: readonly Seat[];
}

/** Picks of a night by what they would do to whom, in the order of the first of each. */
export const sharedPicks = (picks: readonly Pick[]): SharedPick[] => {
  const groups = new Map<string, { verb: Pick['verb']; target: Seat | null; seats: Seat[] }>();
  for (const { seat, verb, target } of picks) {
    const key = `${verb} ${String(target)}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { verb, target, seats: [seat] });
    else group.seats.push(seat);
  }
  return [...groups.values()].map((group) => ({ ...group, seats: group.seats.sort((a, b) => a - b) }));
};
