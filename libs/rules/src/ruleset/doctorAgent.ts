import { police } from './police.js';
import { dealt } from './roleTable.js';
import type { Ruleset } from './ruleset.js';

/** With a doctor and a secret police officer, DOC-01..DOC-13; table and days as the police game. */
export const doctorAgent: Ruleset = {
  ...police,
  roles: {
    ...dealt([8, 9, 10], { killer: 2, police: 2, doctor: 1, secretPolice: 1 }),
    ...dealt([11, 12, 13], { killer: 3, police: 3, doctor: 1, secretPolice: 1 }),
    ...dealt([14, 15], { killer: 4, police: 4, doctor: 1, secretPolice: 1 }),
  },
  night: { ...police.night, waitsFor: ['killer', 'police', 'doctor'] },
  doctor: { savesFrom: ['killers', 'shot'], needles: 'consecutive', vainHealIsNeedle: false },
  day: { afterPeacefulNight: 'skip' },
  surrender: 'none',
  wins: [
    { when: 'regularPoliceOut', result: 'killers' },
    { when: 'goodOut', result: 'killers' },
    { when: 'half', result: 'killers' },
    { when: 'killersOut', result: 'good' },
  ],
};
