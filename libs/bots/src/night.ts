import type { GroupView, PickVerb, View } from '@killer-club/rules';
import type { Character } from './character.js';
import { moveOf, type Move } from './move.js';
import { oneOf, seededRandom } from './seeded.js';
import { identityOf, living, ownSeat, roundName } from './table.js';

const VERB_OF: Readonly<Record<GroupView['role'], PickVerb>> = { killer: 'kill', police: 'check' };

/** Whom this group has a use for: strangers, and nobody protected in night 1. */
const targets = (view: View, group: GroupView): number[] => {
  const guarded = view.round === 1 && group.role === 'killer' ? view.protectedSeats : [];
  return living(view).filter(
    (seat) =>
      !group.seats.includes(seat) &&
      !guarded.includes(seat) &&
      (group.role === 'killer' || identityOf(view, seat) === null),
  );
};

/** The lowest living seat of a group leads, the others follow its pick. */
const leaderOf = (view: View, group: GroupView): number | undefined =>
  group.seats.find((seat) => living(view).includes(seat));

const wanted = (
  view: View,
  group: GroupView,
  seat: number,
  character: Character,
): number | null | undefined => {
  const leader = leaderOf(view, group);
  if (leader !== seat) return view.picks.find((pick) => pick.seat === leader)?.target;
  return oneOf(targets(view, group), seededRandom(`pick/${roundName(view)}/${character.seed}`)) ?? null;
};

/** A pick for the own group, as soon as there is one to make. */
export const nightMove = (view: View, character: Character, random: () => number): Move | null => {
  const seat = ownSeat(view);
  const group = view.groups.find((one) => seat !== null && one.seats.includes(seat));
  if (seat === null || group === undefined || group.locked !== null) return null;
  const target = wanted(view, group, seat, character);
  const standing = view.picks.find((pick) => pick.seat === seat);
  if (target === undefined || standing?.target === target) return null;
  return moveOf({ type: 'pick', stage: view.stage, verb: VERB_OF[group.role], target }, character, random);
};
