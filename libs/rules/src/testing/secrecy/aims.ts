import { livingOf, livingSeats } from '../../model/queries.js';
import { isGroupRole, type Role } from '../../model/role.js';
import type { Seat } from '../../model/seat.js';
import type { GameState } from '../../model/state.js';
import { pickOne } from '../random.js';
import type { Random } from '../randomCommand.js';
import { shuffled } from './otherRoles.js';

/** A role that acts unseen in this night, those of it who act, and on whom it shall come out. */
export interface Aim {
  readonly role: Role;
  readonly members: readonly Seat[];
  readonly target: Seat | null;
}

const ACTING: readonly Role[] = ['killer', 'police', 'doctor', 'secretPolice', 'secretKiller'];

const actors = (state: GameState, role: Role, seen: readonly Seat[]): readonly Seat[] => {
  const living = livingOf(state, role);
  if (isGroupRole(role) && living.some((seat) => seen.includes(seat))) return [];
  return living.filter((seat) => !seen.includes(seat) && !state.traces.shotsSpent.includes(seat));
};

interface Aiming {
  readonly random: Random;
  readonly state: GameState;
  readonly deaths: readonly Seat[];
  /** Who is to be attacked in vain: healed, or immune. */
  readonly saved: Seat | null;
}

/** The deaths to the attackers, one each as far as they go; the rest abstain, repeat or attack in vain. */
const attacks = ({ random, deaths, saved }: Aiming, roles: readonly Role[]): Map<Role, Seat | null> => {
  const order = shuffled(random, roles);
  const left = shuffled(random, deaths);
  return new Map(
    order.map((role) => {
      const next = random() < 0.9 ? left.shift() : undefined;
      if (next !== undefined) return [role, next];
      const again = deaths.length > 0 && random() < 0.4 ? pickOne(random, deaths) : null;
      return [role, random() < 0.4 ? saved : again];
    }),
  );
};

const healed = ({ random, state, deaths, saved }: Aiming): Seat | null => {
  if (random() < 0.5 && saved !== null) return saved;
  const others = livingSeats(state).filter((seat) => !deaths.includes(seat));
  return random() < 0.4 || others.length === 0 ? null : pickOne(random, others);
};

const aimOf = (aiming: Aiming, role: Role, struck: ReadonlyMap<Role, Seat | null>): Seat | null => {
  const { random, state } = aiming;
  if (role === 'doctor') return healed(aiming);
  if (role === 'police') return random() < 0.15 ? null : pickOne(random, livingSeats(state));
  return struck.get(role) ?? null;
};

/** One way in which the unseen roles may have brought about these deaths; whether it does the rules tell. */
export const aimsFor = (
  random: Random,
  state: GameState,
  { deaths, seen, inVain }: { deaths: readonly Seat[]; seen: readonly Seat[]; inVain: readonly Seat[] },
): Aim[] => {
  const roles = ACTING.map((role) => ({ role, members: actors(state, role, seen) })).filter(
    ({ members }) => members.length > 0,
  );
  const safe = [...livingSeats(state), ...inVain, ...inVain].filter((seat) => !deaths.includes(seat));
  const aiming = { random, state, deaths, saved: safe.length === 0 ? null : pickOne(random, safe) };
  const attackers = roles.map(({ role }) => role).filter((role) => role !== 'police' && role !== 'doctor');
  const struck = attacks(aiming, attackers);
  return roles.map(({ role, members }) => ({ role, members, target: aimOf(aiming, role, struck) }));
};
