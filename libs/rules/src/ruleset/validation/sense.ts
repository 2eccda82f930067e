import type { Role } from '../../model/role.js';
import type { Ruleset } from '../ruleset.js';
import { fault, type Fault } from './fault.js';
import { isDealt, offeredBy, sizesOf } from './tables.js';

const unless = (sound: boolean, wrong: Fault): Fault[] => (sound ? [] : [wrong]);

/** An option that speaks of a role no table has. */
const needs = (ruleset: Ruleset, speaks: boolean, path: string, role: Role): Fault[] =>
  unless(!speaks || isDealt(ruleset, role), fault(path, 'roleNotDealt', { role }));

const countsPolice = ({ lastWords: { night, exile, count } }: Ruleset): boolean =>
  count === 'police' && (night === 'counted' || exile === 'counted' || exile === 'firstN');

const roleFaults = (ruleset: Ruleset): Fault[] => {
  const { night, immune, doctor, check, roundPk, surrender } = ruleset;
  return [
    ...night.waitsFor.flatMap((role) => needs(ruleset, true, 'night.waitsFor', role)),
    ...immune.flatMap(({ role }) => needs(ruleset, true, 'immune', role)),
    ...needs(ruleset, doctor.savesFrom.length > 0, 'doctor.savesFrom', 'doctor'),
    ...needs(ruleset, doctor.vainHealIsNeedle, 'doctor.vainHealIsNeedle', 'doctor'),
    ...needs(ruleset, check.limit !== 'none', 'check.limit', 'police'),
    ...needs(ruleset, roundPk, 'roundPk', 'police'),
    ...needs(ruleset, countsPolice(ruleset), 'lastWords.count', 'police'),
    ...needs(ruleset, surrender === 'lastOfGroup' && !isDealt(ruleset, 'police'), 'surrender', 'killer'),
  ];
};

const nightFaults = (ruleset: Ruleset): Fault[] => {
  const { kind, end, waitsFor } = ruleset.night;
  const acted = end === 'acted';
  const alone = offeredBy(ruleset).filter(({ cards }) => !cards.some((card) => waitsFor.includes(card)));
  return [
    ...unless(kind !== 'recognition' || !acted, fault('night.end', 'endsAtOnce')),
    ...unless(
      kind !== 'every' || !acted || alone.length === 0,
      fault('night.waitsFor', 'waitsForNobody', { sizes: sizesOf(alone) }),
    ),
    ...unless(
      kind !== 'recognition' || ruleset.day.afterPeacefulNight === 'day',
      fault('day.afterPeacefulNight', 'skipsEveryDay'),
    ),
  ];
};

const powerFaults = (ruleset: Ruleset): Fault[] => {
  const { doctor, immune } = ruleset;
  return [
    ...unless(
      doctor.savesFrom.length > 0 || !isDealt(ruleset, 'doctor'),
      fault('doctor.savesFrom', 'savesFromNothing'),
    ),
    ...immune
      .filter(({ role, while: time }) => time === 'shotUnused' && role !== 'secretPolice')
      .map(({ role }) => fault('immune', 'noShot', { role })),
  ];
};

const wordFaults = (ruleset: Ruleset): Fault[] => {
  const { night, exile, count } = ruleset.lastWords;
  if (typeof count !== 'object' || (night !== 'counted' && exile !== 'counted' && exile !== 'firstN'))
    return [];
  const without = offeredBy(ruleset).filter(({ size }) => !Object.hasOwn(count, String(size)));
  return unless(
    without.length === 0,
    fault('lastWords.count', 'wordsForNoSize', { sizes: sizesOf(without) }),
  );
};

/** Options that say nothing, or nonsense, beside the others. */
export const senseFaults = (ruleset: Ruleset): Fault[] => [
  ...nightFaults(ruleset),
  ...roleFaults(ruleset),
  ...powerFaults(ruleset),
  ...wordFaults(ruleset),
];
