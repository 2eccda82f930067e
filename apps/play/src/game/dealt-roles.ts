import { ROLES, type Role, type View } from '@killer-club/rules';

/** How many of each role this table was dealt: what everybody knows of it. */
export const dealtCounts = ({ ruleset, seats }: View): Readonly<Partial<Record<Role, number>>> =>
  ruleset.roles[String(seats.length)] ?? {};

const hasRole = (view: View, role: Role): boolean => (dealtCounts(view)[role] ?? 0) > 0;

/** Roles of this table by what they do at night; those the ruleset lacks are not named. */
export const nightRoles = (view: View): Exclude<Role, 'civilian'>[] =>
  ROLES.filter((role) => role !== 'civilian').filter((role) => hasRole(view, role));

const BOUND_TABLE = 4;

/** Where last words stand under the rule of four and four; whom it binds only the judge is told (MAI-05). */
export const hasClaimRule = (view: View): boolean => {
  const { killer, police } = dealtCounts(view);
  return (
    view.ruleset.lastWords.claimRule === 'fourAndFour' && killer === BOUND_TABLE && police === BOUND_TABLE
  );
};
