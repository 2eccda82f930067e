import { police } from './police.js';
import type { Ruleset } from './ruleset.js';

/** The rulesets a club starts with, by name. The engine never reads a name. */
export const PRESETS = { police } as const satisfies Readonly<Record<string, Ruleset>>;

export type PresetName = keyof typeof PRESETS;

export const PRESET_NAMES = Object.keys(PRESETS) as readonly PresetName[];

export const isPresetName = (name: string): name is PresetName => Object.hasOwn(PRESETS, name);
