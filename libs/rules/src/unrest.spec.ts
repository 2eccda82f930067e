import { describe, it } from '@jest/globals';
import { holdAll, seeds } from './testing/law.js';
import { playRandomGame } from './testing/randomGame.js';

describe('a game with judges, lost connections and outages', () => {
  it.each(seeds(5))(
    'hundred %i: ends, replays to the live state, folds to every view at every step',
    (hundred) => {
      for (const seed of seeds(100, 600 + hundred * 100))
        holdAll(playRandomGame({ seed, unrest: 0.1 + (seed % 3) * 0.07 }));
    },
  );
});
