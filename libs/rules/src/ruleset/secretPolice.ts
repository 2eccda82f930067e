import { dealt } from './roleTable.js';
import type { Ruleset } from './ruleset.js';
import { secretKiller } from './secretKiller.js';

/** With an officer nobody knows, who has one shot, SPV-01..SPV-11; days as with the secret killer. */
export const secretPolice: Ruleset = {
  ...secretKiller,
  roles: {
    ...dealt([12, 13, 14], { killer: 3, police: 2, doctor: 1, secretPolice: 1 }),
    ...dealt([15, 16], { killer: 4, police: 3, doctor: 1, secretPolice: 1 }),
  },
  check: { tells: 'killerOrGood', limit: 'none' },
  immune: [{ role: 'secretPolice', from: 'killers', while: 'shotUnused' }],
  doctor: { ...secretKiller.doctor, savesFrom: ['killers'] },
  speech: { ...secretKiller.speech, extraRequest: true },
  lastWords: { ...secretKiller.lastWords, count: { 12: 3, 13: 3, 14: 3, 15: 4, 16: 4 } },
  wins: [
    { when: 'killersOut', result: 'good' },
    { when: 'policeOut', result: 'killers' },
    { when: 'onlySecretPolice', result: 'draw' },
    { when: 'civiliansOut', result: 'killers' },
    { when: 'tiedRounds', result: 'draw' },
  ],
};
