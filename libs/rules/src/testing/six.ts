import { deduction } from '../ruleset/deduction.js';
import { doctorAgent } from '../ruleset/doctorAgent.js';
import { police } from '../ruleset/police.js';
import { policeMainstream } from '../ruleset/policeMainstream.js';
import type { Ruleset } from '../ruleset/ruleset.js';
import { secretKiller } from '../ruleset/secretKiller.js';
import { secretPolice } from '../ruleset/secretPolice.js';

/** The six presets of the rulebook. */
export const SIX: Readonly<Record<string, Ruleset>> = {
  deduction,
  police,
  'police-mainstream': policeMainstream,
  'doctor-agent': doctorAgent,
  'secret-killer': secretKiller,
  'secret-police': secretPolice,
};
