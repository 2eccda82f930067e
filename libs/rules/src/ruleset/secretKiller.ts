import { police } from './police.js';
import { dealt } from './roleTable.js';
import type { Ruleset } from './ruleset.js';

/** With a killer nobody knows and a circle of the nominated, SKV-01..SKV-18. */
export const secretKiller: Ruleset = {
  ...police,
  seats: { min: 12, max: 16 },
  roles: {
    ...dealt([12], { killer: 2, police: 3, doctor: 1, secretKiller: 1 }),
    ...dealt([16], { killer: 3, police: 4, doctor: 1, secretKiller: 1 }),
  },
  check: { tells: 'exactButSpecial', limit: 'none' },
  night: { ...police.night, waitsFor: [], agreement: 'lastPick', end: 'fixed' },
  immune: [{ role: 'secretKiller', from: 'killers', while: 'always' }],
  doctor: { savesFrom: ['killers', 'secretKiller'], needles: 'cumulative', vainHealIsNeedle: false },
  lastWords: { night: 'all', exile: 'firstN', count: { 12: 3, 16: 4 }, claimRule: 'none' },
  ballot: { style: 'nominate', marks: 3, lastNightsDead: true, compulsory: [], noVotes: 'tied' },
  tie: { steps: [], shrunkRepeats: false, end: 'noExile', roundsToDraw: 3 },
  surrender: 'none',
  wins: [
    { when: 'killersOut', result: 'good' },
    { when: 'policeOut', result: 'killers' },
    { when: 'civiliansAndDoctorOut', result: 'draw' },
    { when: 'tiedRounds', result: 'draw' },
  ],
  seconds: { ...police.seconds, lastWords: 90, speech: 90, statement: 90, extraSpeech: 90 },
};
