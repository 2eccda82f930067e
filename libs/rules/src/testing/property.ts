import fc from 'fast-check';
import { seededRandom } from './random.js';
import { watch } from './atRest.js';
import { holdAll } from './law.js';
import { HABITS, playRandomGame, type Habit } from './randomGame.js';
import type { AnyTable } from './randomRuleset.js';

/** Share of a game's moments at which everything out of place is tried. */
const WATCHED = 0.05;

export interface AnyGame extends AnyTable {
  readonly seed: number;
  readonly habits: readonly Habit[];
  readonly pace: number;
  readonly unrest: number;
}

const anyHabits: fc.Arbitrary<Habit[]> = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Habit[]>(['lively']) },
  { weight: 3, arbitrary: fc.array(fc.constantFrom(...HABITS), { minLength: 2, maxLength: 8 }) },
  { weight: 1, arbitrary: fc.constant<Habit[]>(['voteless']) },
);

/** A game at one of the tables; `unrest` at most: judges, lost connections and outages. */
export const gamesAt = (tables: fc.Arbitrary<AnyTable>, unrest = 0): fc.Arbitrary<AnyGame> =>
  fc
    .record({
      table: tables,
      seed: fc.noShrink(fc.integer({ min: 0, max: 2 ** 32 - 1 })),
      habits: anyHabits,
      pace: fc.constantFrom(6, 12, 24),
      unrest: unrest === 0 ? fc.constant(0) : fc.constantFrom(unrest / 4, unrest / 2, unrest),
    })
    .map(({ table, ...rest }) => ({ ...table, ...rest }));

const playedOut = (game: AnyGame): void => {
  holdAll(playRandomGame({ ...game, atRest: watch(seededRandom(game.seed + 1), WATCHED) }));
};

const TIMES = process.env['DEEP'] === '1' ? 10 : 1;

/** Plays that many games; where one fails, fast-check prints its seed and the smallest such game. */
export const everyGame = (games: fc.Arbitrary<AnyGame>, count: number, seed: number): void => {
  fc.assert(fc.property(games, playedOut), { seed, numRuns: count * TIMES });
};
