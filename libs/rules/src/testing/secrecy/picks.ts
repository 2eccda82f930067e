import { livingSeats } from '../../model/queries.js';
import { isGroupRole } from '../../model/role.js';
import type { Seat } from '../../model/seat.js';
import type { GameState } from '../../model/state.js';
import { below, pickOne } from '../random.js';
import { NIGHT_VERBS, type Random } from '../randomCommand.js';
import type { Aim } from './aims.js';
import { shuffled } from './otherRoles.js';

/** A pick of the twin's night, its time still open. */
export interface Pick {
  readonly seat: Seat;
  readonly target: Seat | null;
}

const other = (random: Random, state: GameState): Seat | null =>
  random() < 0.15 ? null : pickOne(random, livingSeats(state));

/** Picks of all but one member that are thought better of: they cannot agree, so nothing locks. */
const thoughts = (random: Random, state: GameState, members: readonly Seat[]): Pick[] =>
  Array.from({ length: below(random, 3) }, () => members.slice(0, -1))
    .filter((some) => some.length > 0)
    .map((some) => ({ seat: pickOne(random, some), target: other(random, state) }));

/** All members come to the same target: the choice locks with the last pick. */
const agreed = (random: Random, state: GameState, { members, target }: Aim): Pick[] => {
  const order = shuffled(random, members);
  return [...thoughts(random, state, order), ...order.map((seat) => ({ seat, target }))];
};

/** One member keeps silent or differs before the others: nothing locks, the target stands at the end. */
const open = (random: Random, state: GameState, { members, target }: Aim): Pick[] => {
  const [odd, ...rest] = shuffled(random, members);
  if (odd === undefined || (target === null && random() < 0.5)) return [];
  const differs = rest.length > 0 && target !== null && random() < 0.5;
  const first = pickOne(random, livingSeats(state));
  const before = differs && first !== target ? [{ seat: odd, target: first }] : [];
  return [...before, ...rest.map((seat) => ({ seat, target }))];
};

const lone = (random: Random, state: GameState, { members, target }: Aim, acts: boolean): Pick[] =>
  members.flatMap((seat) => [
    ...(random() < 0.3
      ? [
          { seat, target: other(random, state) },
          { seat, target: null },
        ]
      : []),
    ...(acts || target !== null || random() < 0.5 ? [{ seat, target }] : []),
  ]);

/** How a role acts: `locks` at some time, `last` with the pick that ends the night, `open` to its end. */
export type Manner = 'locks' | 'last' | 'open' | 'free';

export const picksOf = (random: Random, state: GameState, aim: Aim, manner: Manner): Pick[] => {
  if (isGroupRole(aim.role)) {
    const locks = manner === 'locks' || manner === 'last' || (manner === 'free' && random() < 0.6);
    return locks ? agreed(random, state, aim) : open(random, state, aim);
  }
  if (manner === 'open') return [];
  if (manner === 'last') return aim.members.map((seat) => ({ seat, target: aim.target }));
  return lone(random, state, aim, manner === 'locks');
};

export const verbOf = ({ role }: Aim) => NIGHT_VERBS[role] ?? 'kill';
