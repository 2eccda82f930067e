import { police } from './police.js';
import { dealt } from './roleTable.js';
import type { Ruleset } from './ruleset.js';

/** The police game as most clubs play it, MAI-01..MAI-07. */
export const policeMainstream: Ruleset = {
  ...police,
  seats: { min: 8, max: 17 },
  roles: {
    ...dealt([8, 9, 10], { killer: 2, police: 2 }),
    ...dealt([11, 12, 13, 14], { killer: 3, police: 3 }),
    ...dealt([15, 16, 17], { killer: 4, police: 4 }),
  },
  lastWords: { ...police.lastWords, claimRule: 'fourAndFour' },
  ballot: { ...police.ballot, compulsory: ['offCircle'] },
  tie: { ...police.tie, shrunkRepeats: true },
  roundPk: true,
};
