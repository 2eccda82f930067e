import type { Seat, View } from '@killer-club/rules';
import type { Character } from './character.js';
import { seededRandom } from './seeded.js';
import { identityOf, isKnownKiller, isOfKillers, ownSeat, roundName } from './table.js';

const KNOWN_KILLER = 10;
const FRIEND = -10;

/** What an old vote adds that tells something, and how many of them count. */
const PER_TELLING_VOTE = 0.4;
const MOST_TELLING_VOTES = 4;

/**
 * In how many votes of earlier rounds a seat and somebody whom the night killed later, so hardly a killer, wanted
 * each other out.
 */
export const tellingVotes = (view: View, seat: Seat): number => {
  const dead = (other: Seat): boolean => view.seats[other - 1]?.exit?.how === 'killed';
  const calls = view.ballots.flatMap(({ round, calls }) => (round < view.round ? calls : []));
  return calls.reduce((sum, { candidate, voters }) => {
    if (candidate === seat) return sum + voters.filter(dead).length;
    return sum + (voters.includes(seat) && dead(candidate) ? 1 : 0);
  }, 0);
};

/** Null while a seat is a stranger: a check that told `special` may have met either side. */
const verdict = (view: View, seat: Seat): number | null => {
  if (seat === ownSeat(view)) return FRIEND;
  if (isKnownKiller(view, seat)) return isOfKillers(view) ? FRIEND : KNOWN_KILLER;
  const identity = identityOf(view, seat);
  return identity === null || identity === 'special' || isOfKillers(view) ? null : FRIEND;
};

/** How much the bot wants a seat out: what it knows, else the table's mood, its own, and old votes. */
const suspicion = (view: View, character: Character, seat: Seat): number => {
  const known = verdict(view, seat);
  if (known !== null) return known;
  const name = `${roundName(view)}/${view.ballots.at(-1)?.kind ?? 'first'}/${seat}`;
  const mood = seededRandom(`mood/${name}`)();
  const own = seededRandom(`own/${name}/${character.seed}`)();
  const telling = isOfKillers(view) ? 0 : Math.min(tellingVotes(view, seat), MOST_TELLING_VOTES);
  return character.herd * mood + (1 - character.herd) * own + telling * PER_TELLING_VOTE;
};

interface Suspect {
  readonly seat: Seat;
  readonly wish: number;
}

const ranked = (view: View, character: Character, seats: readonly Seat[]): Suspect[] =>
  seats
    .map((seat) => ({ seat, wish: suspicion(view, character, seat) }))
    .sort((a, b) => b.wish - a.wish || a.seat - b.seat);

/** The most suspected first. */
export const bySuspicion = (view: View, character: Character, seats: readonly Seat[]): Seat[] =>
  ranked(view, character, seats).map(({ seat }) => seat);

/** The same without the bot itself and its friends. */
export const suspects = (view: View, character: Character, seats: readonly Seat[]): Seat[] =>
  ranked(view, character, seats).flatMap(({ seat, wish }) => (wish > FRIEND ? [seat] : []));
