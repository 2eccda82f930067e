import { PRESETS } from '../ruleset/presets.js';
import type { Ruleset } from '../ruleset/ruleset.js';

/** The six presets of the rulebook, to be asked for by any name. */
export const SIX: Readonly<Record<string, Ruleset>> = PRESETS;
