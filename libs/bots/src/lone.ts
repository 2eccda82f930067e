import type { Seat, View } from '@killer-club/rules';
import type { Character } from './character.js';
import { oneOf, seededRandom } from './seeded.js';
import { suspects, tellingVotes } from './suspicion.js';
import { isKnownKiller, living, roundName } from './table.js';

/** How often a doctor heals nobody. */
const IDLE = 0.15;
/** Telling votes after which a secret police officer shoots, and the round from which they wait no longer. */
const ENOUGH_TELLING_VOTES = 2;
const LATE_ROUND = 3;

/** A night of somebody who acts alone. */
export interface Vigil {
  readonly view: View;
  readonly seat: Seat;
  readonly character: Character;
}

/** Protected seats are shown to whoever may end a life; they are safe in night 1. */
export const isSafe = ({ round, protectedSeats }: View, seat: Seat): boolean =>
  round === 1 && protectedSeats.includes(seat);

const nightLuck = ({ view, character }: Vigil, what: string): (() => number) =>
  seededRandom(`${what}/${roundName(view)}/${character.seed}`);

/** Strangers to whom the bot means ill, in the order of their seats. */
const strangers = ({ view, seat }: Vigil): Seat[] =>
  living(view).filter((other) => other !== seat && !isSafe(view, other));

/**
 * Whose turn it is to be healed. A view does not tell whom the doctor healed before, so luck deals the seats to the
 * nights: the same seat comes again after two nights at the earliest, where needles add up after half the table.
 */
const patients = ({ view, character }: Vigil): Seat[] => {
  const { ruleset, gameId, seats, round } = view;
  const nights = ruleset.doctor.needles === 'cumulative' ? Math.ceil(seats.length / 2) : 2;
  const luck = (seat: Seat): number => seededRandom(`patient/${gameId}/${seat}/${character.seed}`)();
  const order = seats.map(({ seat }) => seat).sort((a, b) => luck(a) - luck(b) || a - b);
  const alive = living(view);
  return order.filter(
    (seat, place) => place % nights === round % nights && alive.includes(seat) && !isKnownKiller(view, seat),
  );
};

export const heals = (vigil: Vigil): Seat | null => {
  const luck = nightLuck(vigil, 'heal');
  return luck() < IDLE ? null : (oneOf(patients(vigil), luck) ?? null);
};

export const stabs = (vigil: Vigil): Seat | null => oneOf(strangers(vigil), nightLuck(vigil, 'pick')) ?? null;

/** The one shot waits for somebody whose votes tell, but not for ever; null withholds it, undefined: it is used. */
export const shoots = (vigil: Vigil): Seat | null | undefined => {
  const { view, seat, character } = vigil;
  if (view.shotsSpent.includes(seat)) return undefined;
  const ranked = suspects(view, character, strangers(vigil));
  const caught = ranked.find((other) => tellingVotes(view, other) >= ENOUGH_TELLING_VOTES);
  return caught ?? (view.round >= LATE_ROUND ? (ranked[0] ?? null) : null);
};
