import type { Ruleset } from '../ruleset.js';
import { clockFaults } from './clocks.js';
import { endingFaults } from './endings.js';
import type { Fault } from './fault.js';
import { senseFaults } from './sense.js';
import { rangeFaults } from './shape.js';
import { offeredBy, tableFaults } from './tables.js';

/** Where no table can be dealt, that is the fault; of the options beside it nothing can be said. */
const playedFaults = (ruleset: Ruleset): readonly Fault[] =>
  offeredBy(ruleset).length === 0
    ? []
    : [...endingFaults(ruleset), ...clockFaults(ruleset), ...senseFaults(ruleset)];

/** Everything that is wrong with a ruleset (CUS-01); nothing means that it can be played. */
export const faultsOf = (ruleset: Ruleset): readonly Fault[] => [
  ...rangeFaults(ruleset),
  ...tableFaults(ruleset),
  ...playedFaults(ruleset),
];
