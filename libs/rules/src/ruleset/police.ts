import { dealt } from './roleTable.js';
import type { Ruleset } from './ruleset.js';

/** The club's standard game, POL-01..POL-21. */
export const police: Ruleset = {
  seats: { min: 8, max: 15 },
  roles: {
    ...dealt([8, 9, 10], { killer: 2, police: 2 }),
    ...dealt([11, 12, 13], { killer: 3, police: 3 }),
    ...dealt([14, 15], { killer: 4, police: 4 }),
  },
  knows: { partners: ['killer', 'police'] },
  check: { tells: 'exact', limit: 'none' },
  night: { kind: 'every', waitsFor: ['killer', 'police'], agreement: 'plurality', end: 'acted', endDelay: 0 },
  protect: { firstNight: true },
  immune: [],
  doctor: { savesFrom: [], needles: 'consecutive', vainHealIsNeedle: false },
  day: { afterPeacefulNight: 'day' },
  speech: { passesFirstDay: 1, passes: 1, extraRequest: false },
  lastWords: { night: 'counted', exile: 'counted', count: 'police', claimRule: 'none' },
  ballot: { style: 'called', marks: 1, lastNightsDead: false, compulsory: [], noVotes: 'repeat' },
  tie: { steps: ['statement', 'offCircle'], shrunkRepeats: false, end: 'draw', roundsToDraw: 'none' },
  reveal: { exile: 'none' },
  roundPk: false,
  surrender: 'lastOfGroup',
  stalemateRounds: 10,
  wins: [
    { when: 'killersOut', result: 'good' },
    { when: 'policeOut', result: 'killers' },
    { when: 'civiliansOut', result: 'draw' },
  ],
  seconds: {
    night: 45,
    lastWords: 60,
    speech: 60,
    statement: 60,
    extraRequest: 10,
    extraSpeech: 60,
    call: 6,
    ballot: 20,
    nomination: 30,
    offCircleSpeech: 30,
    tally: 0,
    pauseLimit: 600,
    connectionGrace: 60,
  },
};
