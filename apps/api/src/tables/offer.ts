import { isPresetName, PRESETS, rulesetIdOf, type Ruleset } from '@killer-club/rules';
import { Refusal } from '../http/refusal.js';

/** The ruleset of a preset at a size the club offers, or a refusal. */
export const offered = (preset: string, size: number): Ruleset => {
  if (!isPresetName(preset)) throw new Refusal(400, 'noSuchPreset', 'There is no such ruleset.', 'preset');
  const ruleset: Ruleset = PRESETS[preset];
  if (!Object.hasOwn(ruleset.roles, String(size))) {
    throw new Refusal(400, 'badSize', 'This ruleset is not played at that size.', 'size');
  }
  return ruleset;
};

export interface NamedRuleset {
  readonly id: string;
  readonly preset: string;
}

/** The rulesets on offer under their ids: what a game without a table was played by. */
export const offeredRulesets = (): NamedRuleset[] =>
  Object.entries(PRESETS).map(([preset, ruleset]) => ({ id: rulesetIdOf(ruleset), preset }));
