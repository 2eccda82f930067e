import { seededRandom } from './seeded.js';

/** How a bot plays; drawn once from its seed. All values in [0, 1] save `texts`. */
export interface Character {
  /** Names its own luck, apart from its table's. */
  readonly seed: string;
  /** Texts it says in a turn, at most. */
  readonly texts: number;
  /** How far it goes with the table's mood rather than its own. */
  readonly herd: number;
  /** How often it abstains. */
  readonly shy: number;
  /** 0 acts at once, 1 takes its time. */
  readonly slow: number;
}

export const characterOf = (seed: string): Character => {
  const random = seededRandom(`character/${seed}`);
  return {
    seed,
    texts: Math.floor(random() * 3),
    herd: 0.4 + random() * 0.6,
    shy: random() * 0.25,
    slow: random(),
  };
};
