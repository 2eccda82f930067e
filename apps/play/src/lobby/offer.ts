import { isPresetName, PRESET_NAMES, PRESETS, type RoleCounts, type Ruleset } from '@killer-club/rules';

/** What the club plays: a ruleset by name, at a size it has roles for. */
export interface Offer {
  readonly preset: string;
  readonly size: number;
}

/** The size a newcomer is offered, where the ruleset has it. */
const USUAL_SIZE = 9;

const rulesetOf = (preset: string): Ruleset | null => (isPresetName(preset) ? PRESETS[preset] : null);

export const sizesOf = (preset: string): number[] =>
  Object.keys(rulesetOf(preset)?.roles ?? {})
    .map(Number)
    .sort((one, other) => one - other);

export const rolesOf = ({ preset, size }: Offer): RoleCounts => rulesetOf(preset)?.roles[String(size)] ?? {};

/** The size nearest to the wanted one. */
export const offerOf = (preset: string, wanted: number = USUAL_SIZE): Offer => {
  const [first = wanted, ...others] = sizesOf(preset);
  const nearer = (best: number, size: number): number =>
    Math.abs(size - wanted) < Math.abs(best - wanted) ? size : best;
  return { preset, size: others.reduce(nearer, first) };
};

export const usualOffer = (): Offer => offerOf(PRESET_NAMES[0] ?? '');

export { PRESET_NAMES };
