import { describe, expect, it } from '@jest/globals';
import { SIX } from '../../testing/six.js';
import { customised } from '../customised.js';
import type { Ruleset } from '../ruleset.js';
import { FAULT_TEXTS, fault, faultText } from './fault.js';
import { faultsOf } from './faultsOf.js';

type Row = readonly [preset: string, options: Readonly<Record<string, unknown>>, faults: readonly string[]];

const shownFaults = (preset: string, options: unknown): string[] => {
  const result = customised(SIX[preset]!, options);
  return result.ok ? [] : result.faults.map(({ path, code }) => `${path} ${code}`);
};

const eight = (cards: Readonly<Record<string, number>>) => ({ 'seats.max': 8, 'roles.8': cards });

const WRONG: readonly Row[] = [
  ['police', { 'tie.coin': 'heads' }, ['tie.coin unknownOption']],
  ['police', { colour: 'red' }, ['colour unknownOption']],
  ['police', { 'tie.end': 'lots', tie: { end: 'draw' } }, ['tie.end namedTwice']],
  ['police', { 'tie.end': 'coin' }, ['tie.end wrongType']],
  ['police', { 'tie.end': { draw: true } }, ['tie.end wrongType']],
  ['police', { tie: 'draw' }, ['tie wrongType']],
  ['police', { 'tie.steps': 'statement' }, ['tie.steps wrongType']],
  ['police', { roundPk: 'yes' }, ['roundPk wrongType']],
  ['police', { 'speech.passes': 1.5 }, ['speech.passes wrongType']],
  ['police', { 'seconds.night': '45' }, ['seconds.night wrongType']],
  ['police', { 'seconds.night': Infinity }, ['seconds.night wrongType']],
  ['police', { 'night.waitsFor': ['killer', 'civilian'] }, ['night.waitsFor wrongType']],
  ['police', { 'lastWords.count': 'killers' }, ['lastWords.count wrongType']],
  ['police', { 'lastWords.count': { eight: 2 } }, ['lastWords.count wrongType']],
  ['police', { 'roles.8': { joker: 8 } }, ['roles.8 wrongType']],
  ['police', { stalemateRounds: 0 }, ['stalemateRounds outOfRange']],
  ['police', { stalemateRounds: 1001 }, ['stalemateRounds outOfRange']],
  ['police', { stalemateRounds: 'none' }, ['stalemateRounds wrongType']],
  ['police', { 'seconds.night': -1 }, ['seconds.night outOfRange', 'seconds.night clockMissing']],
  ['police', { 'seconds.speech': 3601 }, ['seconds.speech outOfRange']],
  ['police', { 'seconds.pauseLimit': 0 }, ['seconds.pauseLimit outOfRange']],
  ['police', { 'seconds.connectionGrace': 0 }, ['seconds.connectionGrace outOfRange']],
  ['police', { 'speech.passes': 0 }, ['speech.passes outOfRange']],
  ['police', { 'check.limit': -1 }, ['check.limit outOfRange']],
  ['secret-killer', { 'ballot.marks': 0 }, ['ballot.marks outOfRange']],
  ['secret-killer', { 'lastWords.count.12': 31 }, ['lastWords.count.12 outOfRange']],
  ['police', { 'tie.steps': ['statement', 'statement'] }, ['tie.steps listedTwice']],
  [
    'police',
    {
      wins: [
        { when: 'killersOut', result: 'good' },
        { when: 'policeOut', result: 'killers' },
        { when: 'killersOut', result: 'draw' },
      ],
    },
    ['wins listedTwice'],
  ],
  ['police', { 'seats.min': 14, 'seats.max': 12 }, ['seats.min minAboveMax', 'roles noSize']],
  ['police', { 'seats.max': 17 }, ['seats.max endNotOffered']],
  ['secret-killer', { 'seats.min': 13 }, ['seats.min endNotOffered']],
  [
    'secret-killer',
    { seats: { min: 13, max: 15 } },
    ['seats.min endNotOffered', 'seats.max endNotOffered', 'roles noSize'],
  ],
  ['police', { 'roles.16': { killer: 4, police: 4, civilian: 8 } }, ['roles.16 outsideSeats']],
  ['police', { seats: { min: 8, max: 31 } }, ['seats.max outOfRange', 'seats.max endNotOffered']],
  ['police', { 'roles.40': { killer: 4, civilian: 36 } }, ['roles.40 outOfRange', 'roles.40 outsideSeats']],
  ['police', { 'roles.8.police': 3 }, ['roles.8 rolesSum']],
  ['police', { 'roles.8': { killer: 3, police: 3, civilian: 3 } }, ['roles.8 rolesSum']],
  ['police', { 'roles.8.civilian': 1e12 }, ['roles.8.civilian outOfRange', 'roles.8 rolesSum']],
  [
    'police',
    eight({ killer: 0, police: 2, civilian: 6 }),
    ['roles.8 noKiller', 'night.waitsFor roleNotDealt'],
  ],
  ['police', { 'roles.8': { killer: 4, police: 2, civilian: 2 } }, ['roles.8 killersTooMany']],
  [
    'secret-killer',
    { 'roles.12': { killer: 5, secretKiller: 1, police: 3, doctor: 1, civilian: 2 } },
    ['roles.12 killersTooMany'],
  ],
  ['police', { 'roles.8': { killer: 2, police: 6 } }, ['wins holdsAtStart']],
  ['police', { 'roles.9': { killer: 2, police: 0, civilian: 7 } }, ['wins holdsAtStart']],
  [
    'police',
    {
      wins: [
        { when: 'killersOut', result: 'good' },
        { when: 'policeOut', result: 'killers' },
        { when: 'onlySecretPolice', result: 'draw' },
      ],
    },
    ['wins neverHolds'],
  ],
  [
    'police',
    {
      wins: [
        { when: 'killersOut', result: 'killers' },
        { when: 'policeOut', result: 'good' },
      ],
    },
    ['wins winsForLoser'],
  ],
  [
    'police',
    {
      wins: [
        { when: 'goodOut', result: 'good' },
        { when: 'policeOut', result: 'killers' },
      ],
    },
    ['wins winsForLoser'],
  ],
  ['police', { wins: [{ when: 'killersOut', result: 'good' }] }, ['wins noWinFor']],
  ['police', { wins: [{ when: 'policeOut', result: 'killers' }] }, ['wins noWinFor']],
  ['police', { wins: [] }, ['wins noWinFor', 'wins noWinFor']],
  ['police', { 'tie.roundsToDraw': 3 }, ['tie.roundsToDraw tiedRoundsApart']],
  ['secret-killer', { 'tie.roundsToDraw': 'none' }, ['tie.roundsToDraw tiedRoundsApart']],
  ['police', { 'tie.roundsToDraw': 0 }, ['tie.roundsToDraw outOfRange', 'tie.roundsToDraw tiedRoundsApart']],
  ['deduction', { 'night.end': 'acted' }, ['night.end endsAtOnce']],
  ['deduction', { 'day.afterPeacefulNight': 'skip' }, ['day.afterPeacefulNight skipsEveryDay']],
  ['police', { 'night.waitsFor': [] }, ['night.waitsFor waitsForNobody']],
  ['police', { 'night.waitsFor': ['killer', 'police', 'doctor'] }, ['night.waitsFor roleNotDealt']],
  [
    'police',
    { immune: [{ role: 'secretKiller', from: 'killers', while: 'always' }] },
    ['immune roleNotDealt'],
  ],
  ['police', { immune: [{ role: 'police', from: 'killers', while: 'shotUnused' }] }, ['immune noShot']],
  ['police', { 'doctor.savesFrom': ['killers'] }, ['doctor.savesFrom roleNotDealt']],
  ['police', { 'doctor.vainHealIsNeedle': true }, ['doctor.vainHealIsNeedle roleNotDealt']],
  ['doctor-agent', { 'doctor.savesFrom': [] }, ['doctor.savesFrom savesFromNothing']],
  ['deduction', { 'check.limit': 2 }, ['check.limit roleNotDealt']],
  ['deduction', { roundPk: true }, ['roundPk roleNotDealt']],
  ['deduction', { 'lastWords.exile': 'counted' }, ['lastWords.count roleNotDealt']],
  [
    'secret-police',
    { 'seats.max': 17, 'roles.17': { killer: 4, police: 3, doctor: 1, secretPolice: 1, civilian: 8 } },
    ['lastWords.count wordsForNoSize'],
  ],
  ['police', { 'ballot.style': 'nominate', 'seconds.nomination': 0 }, ['seconds.nomination clockMissing']],
  ['police', { 'ballot.style': 'secret', 'seconds.ballot': 0 }, ['seconds.ballot clockMissing']],
  ['police', { 'ballot.style': 'nominate', 'seconds.ballot': 0 }, ['seconds.ballot clockMissing']],
  ['police', { 'seconds.call': 0 }, ['seconds.call clockMissing']],
  ['police', { 'seconds.speech': 0 }, ['seconds.speech clockMissing']],
  ['police', { 'seconds.lastWords': 0 }, ['seconds.lastWords clockMissing']],
  ['police', { 'seconds.statement': 0 }, ['seconds.statement clockMissing']],
  ['secret-killer', { 'seconds.statement': 0 }, ['seconds.statement clockMissing']],
  ['police', { 'seconds.offCircleSpeech': 0 }, ['seconds.offCircleSpeech clockMissing']],
  [
    'secret-police',
    { 'seconds.extraRequest': 0, 'seconds.extraSpeech': 0 },
    ['seconds.extraRequest clockMissing', 'seconds.extraSpeech clockMissing'],
  ],
];

const everyone = (...roles: readonly string[]) =>
  roles.map((role) => ({ role, from: 'killers', while: 'always' }));

/** Nobody can die: legal, the stalemate ends it. */
const still = { 'tie.steps': [], 'tie.end': 'noExile', stalemateRounds: 1000 };

const SOUND: readonly (readonly [preset: string, options: Readonly<Record<string, unknown>>])[] = [
  ['police', {}],
  ['police', { ...still, immune: everyone('killer', 'police', 'civilian') }],
  ['police-mainstream', { ...still, immune: everyone('killer', 'police', 'civilian') }],
  ['deduction', still],
  [
    'deduction',
    {
      'roles.7': { killer: 3, civilian: 4 },
      wins: [
        { when: 'half', result: 'killers' },
        { when: 'killersOut', result: 'good' },
      ],
    },
  ],
  ['secret-killer', { ...still, immune: everyone('killer', 'police', 'civilian', 'doctor', 'secretKiller') }],
  ['police', { 'night.end': 'fixed', 'night.waitsFor': [] }],
  ['police', { 'night.end': 'fixed' }],
  ['police', { 'ballot.style': 'secret', 'seconds.call': 0, 'seconds.nomination': 0 }],
  ['police', { 'ballot.style': 'nominate', 'ballot.marks': 2, 'seconds.call': 0 }],
  ['police', { 'lastWords.night': 'none', 'lastWords.exile': 'none', 'seconds.lastWords': 0 }],
  ['police', { 'tie.steps': [], 'seconds.statement': 0, 'seconds.offCircleSpeech': 0 }],
  ['police', { 'seats.min': 12, 'seats.max': 12, 'roles.12': { killer: 3, police: 2, civilian: 7 } }],
  ['police-mainstream', { 'tie.end': 'lots' }],
  [
    'police-mainstream',
    {
      wins: [
        { when: 'killersOut', result: 'good' },
        { when: 'goodOut', result: 'killers' },
      ],
    },
  ],
  ['secret-killer', { 'roles.12': { killer: 3, police: 3, doctor: 1, secretKiller: 1, civilian: 4 } }],
  ['doctor-agent', { 'roles.8': { killer: 2, police: 2, doctor: 2, secretPolice: 2 } }],
];

describe('the six presets', () => {
  it.each(Object.entries(SIX))('%s has no faults', (_, ruleset) => {
    expect(faultsOf(ruleset)).toEqual([]);
  });
});

describe('a custom ruleset (CUS-01)', () => {
  it.each(WRONG)('%s with %j', (preset, options, faults) => {
    expect(shownFaults(preset, options)).toEqual(faults);
  });

  it.each(SOUND)('%s with %j is sound', (preset, options) => {
    expect(shownFaults(preset, options)).toEqual([]);
  });

  it('every kind of fault is shown here', () => {
    const shown = new Set(WRONG.flatMap(([, , faults]) => faults.map((text) => text.split(' ')[1])));
    expect([...shown].sort()).toEqual(Object.keys(FAULT_TEXTS).sort());
  });

  it('is refused with every fault at once, each in its words', () => {
    const result = customised(SIX.police!, {
      'roles.8': { killer: 4, police: 3, civilian: 3 },
      stalemateRounds: 0,
      'ballot.style': 'nominate',
      seconds: { nomination: 0 },
      'tie.end': 'coin',
      'tie.coin': 2,
    });
    expect(result.ok ? [] : result.faults.map(faultText)).toEqual([
      'tie.coin: there is no such option; expected tie.steps, tie.shrunkRepeats, tie.end, tie.roundsToDraw',
      'tie.end: expected draw | lots | noExile, came "coin"',
      'stalemateRounds: expected 1, 2 … 1000, came 0',
      'roles.8: 10 cards for 8 players',
      'roles.8: killers must be fewer than half: expected at most 3 of 8, came 4',
      'seconds.nomination: expected more than 0 seconds beside ballot.style: nominate',
    ]);
  });

  it('a text leaves no place open', () => {
    const texts = WRONG.flatMap(([preset, options]) => {
      const result = customised(SIX[preset]!, options);
      return result.ok ? [] : result.faults.map(faultText);
    });
    expect(texts.filter((text) => /: $| {2}|^: /.test(text))).toEqual([]);
    expect(faultText(fault('roles', 'noSize'))).toBe('roles: no role table within the seat range');
  });

  it('without killers or police nobody can surrender', () => {
    const ruleset: Ruleset = {
      ...SIX.deduction!,
      roles: { 6: { secretKiller: 1, civilian: 5 }, 7: { secretKiller: 1, civilian: 6 } },
      surrender: 'lastOfGroup',
    };
    expect(faultsOf(ruleset)).toEqual([fault('surrender', 'roleNotDealt', { role: 'killer' })]);
  });
});
