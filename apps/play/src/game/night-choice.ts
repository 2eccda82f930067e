import type { Seat, View } from '@killer-club/rules';
import { ownGroup, ownSeat } from './own.js';

/** A choice of one night as it is kept on this page: `2:5` is seat 5 in round 2, `2:0` nobody. */
export const keptChoice = (round: number, target: Seat | null): string => `${round}:${target ?? 0}`;

/** The seat of a kept choice, null for nobody; undefined when there is none of this round. */
export const readChoice = (kept: string, round: number): Seat | null | undefined => {
  const [of, target] = kept.split(':').map(Number);
  if (of !== round || target === undefined || !Number.isInteger(target)) return undefined;
  return target === 0 ? null : target;
};

/** The choice that stands: the group's when it is locked, else the viewer's own pick, else what they noted for themselves. */
export const standingChoice = (view: View, noted: Seat | null | undefined): Seat | null | undefined => {
  const seat = ownSeat(view);
  const locked = ownGroup(view)?.locked;
  if (locked !== undefined && locked !== null) return locked.target;
  const pick = view.picks.find((one) => one.seat === seat);
  return pick === undefined ? noted : pick.target;
};

/** Picked seat → who picked it, lowest first: `←2、4`. */
export const pickMarks = (
  picks: readonly { readonly seat: Seat; readonly target: Seat | null }[],
): ReadonlyMap<Seat, string> => {
  const pickers = new Map<Seat, Seat[]>();
  for (const { seat, target } of picks)
    if (target !== null) pickers.set(target, [...(pickers.get(target) ?? []), seat]);
  return new Map(
    [...pickers].map(([target, seats]) => [target, `←${seats.sort((a, b) => a - b).join('、')}`]),
  );
};

/** The own choice on its seat, the same mark whether it does anything or not. */
export const ownMark = (seat: Seat | null, standing: Seat | null | undefined): ReadonlyMap<Seat, string> =>
  pickMarks(seat === null || standing === undefined ? [] : [{ seat, target: standing }]);
