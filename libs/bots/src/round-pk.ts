import type { View } from '@killer-club/rules';
import { identityOf, isAlive, isKnownKiller, living, ownRole, ownSeat } from './table.js';

/** How many killers may have gone out: those known, and strangers whom the night did not kill. */
const killersGone = (view: View): number =>
  view.seats.filter(
    ({ seat, exit }) =>
      exit !== null &&
      (isKnownKiller(view, seat) || (identityOf(view, seat) === null && exit.how !== 'killed')),
  ).length;

/** The last of the police, who may take it that one killer is left and does not know which. */
const isLastOfficer = (view: View, seat: number): boolean =>
  ownRole(view) === 'police' &&
  view.groups.every(({ seats }) => seats.every((partner) => partner === seat || !isAlive(view, partner)));

/** Whether the claim that narrows the day's ballot is to be made: it names whom no check has met. */
export const claimsRoundPk = (view: View): boolean => {
  const seat = ownSeat(view);
  const { ruleset, seats, roundPkCalled } = view;
  if (!ruleset.roundPk || seat === null || roundPkCalled === seat || !isLastOfficer(view, seat)) return false;
  const dealt = ruleset.roles[String(seats.length)]?.killer ?? 0;
  const unknown = living(view).filter((other) => identityOf(view, other) === null);
  const found = living(view).some((other) => isKnownKiller(view, other));
  return !found && unknown.length > 0 && killersGone(view) >= dealt - 1;
};
