import { describe, it } from '@jest/globals';
import { PRESET_NAMES } from './ruleset/presets.js';
import { everyGame, gamesAt } from './testing/property.js';
import { customTables, presetTables } from './testing/randomRuleset.js';

describe('a game with judges, lost connections and outages', () => {
  it.each(PRESET_NAMES)('%s: ends, replays to the live state, folds to every view at every step', (name) => {
    everyGame(gamesAt(presetTables(name), 0.24), 20, 61);
  });

  it('under random custom rulesets likewise', () => {
    everyGame(gamesAt(customTables({ taken: 0, refused: 0 }), 0.24), 50, 62);
  });
});
