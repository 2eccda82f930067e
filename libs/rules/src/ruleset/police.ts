import type { RoleCounts, Ruleset } from './ruleset.js';

const table = (killer: number, police: number, size: number): RoleCounts => ({
  killer,
  police,
  civilian: size - killer - police,
});

/** The club's standard game, POL-01..POL-21. */
export const police: Ruleset = {
  seats: { min: 8, max: 15 },
  roles: {
    8: table(2, 2, 8),
    9: table(2, 2, 9),
    10: table(2, 2, 10),
    11: table(3, 3, 11),
    12: table(3, 3, 12),
    13: table(3, 3, 13),
    14: table(4, 4, 14),
    15: table(4, 4, 15),
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
