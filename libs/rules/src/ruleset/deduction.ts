import { police } from './police.js';
import { dealt } from './roleTable.js';
import type { Ruleset } from './ruleset.js';

/** For beginners and small tables: one night to know the companion, then days alone; DED-01..DED-12. */
export const deduction: Ruleset = {
  ...police,
  seats: { min: 6, max: 7 },
  roles: dealt([6, 7], { killer: 2 }),
  knows: { partners: ['killer'] },
  night: { ...police.night, kind: 'recognition', waitsFor: [], end: 'fixed' },
  protect: { firstNight: false },
  speech: { ...police.speech, passesFirstDay: 2 },
  lastWords: { ...police.lastWords, night: 'none', exile: 'all' },
  reveal: { exile: 'firstHidden' },
  surrender: 'none',
  wins: [
    { when: 'killersOut', result: 'good' },
    { when: 'parity', result: 'killers' },
  ],
  seconds: { ...police.seconds, night: 15 },
};
