import { customised, faultText, type Ruleset } from '@killer-club/rules';

/** A preset with changed options, or every fault with the option's path (CUS-01). */
export const withOptions = (
  preset: Ruleset,
  options: Readonly<Record<string, unknown>>,
): Ruleset | readonly string[] => {
  const result = customised(preset, options);
  return result.ok ? result.ruleset : result.faults.map((fault) => `options.${faultText(fault)}`);
};
