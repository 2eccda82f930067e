import { deduction } from './deduction.js';
import { doctorAgent } from './doctorAgent.js';
import { police } from './police.js';
import { policeMainstream } from './policeMainstream.js';
import type { Ruleset } from './ruleset.js';
import { secretKiller } from './secretKiller.js';
import { secretPolice } from './secretPolice.js';

/** The rulesets a club starts with, by name, its standard first. The engine never reads a name. */
export const PRESETS = {
  police,
  deduction,
  'police-mainstream': policeMainstream,
  'doctor-agent': doctorAgent,
  'secret-killer': secretKiller,
  'secret-police': secretPolice,
} as const satisfies Readonly<Record<string, Ruleset>>;

export type PresetName = keyof typeof PRESETS;

export const PRESET_NAMES = Object.keys(PRESETS) as readonly PresetName[];

export const isPresetName = (name: string): name is PresetName => Object.hasOwn(PRESETS, name);
