import { ROLES } from '../model/role.js';
import type { Numeric, Option, OptionFor, OptionPath, OptionValue, RoleTable } from './optionKind.js';
import { WIN_CONDITIONS } from './ruleset.js';

/** As many as a club table seats. */
export const MOST_SEATS = 30;
/** The fewest among whom one killer is a minority. */
const FEWEST_SEATS = 3;
const HOUR = 3600;

const flag = { kind: 'flag' } as const;
const range = { perSize: false, words: [] } as const;
const seats: Numeric<never> = { ...range, kind: 'whole', min: FEWEST_SEATS, max: MOST_SEATS };
const rounds: Numeric<never> = { ...range, kind: 'whole', min: 1, max: 1000 };
const passes: Numeric<never> = { ...range, kind: 'whole', min: 1, max: 5 };
/** 0 where the stage does not occur. */
const clock: Numeric<never> = { ...range, kind: 'seconds', min: 0, max: HOUR };
const roles: RoleTable = { kind: 'roleTable', roles: ROLES, sizes: { min: FEWEST_SEATS, max: MOST_SEATS } };
const choice = <V extends string>(...of: readonly V[]) => ({ kind: 'choice', of }) as const;
const list = <V extends string>(...of: readonly V[]) => ({ kind: 'list', of }) as const;

/** Every option of a ruleset with what it may be: shape, validation, forms and docs read this one table. */
export const OPTIONS: { readonly [P in OptionPath]: OptionFor<OptionValue<P>> } = {
  'seats.min': seats,
  'seats.max': seats,
  roles,
  'knows.partners': list('killer', 'police'),
  'check.tells': choice('exact', 'killerOrGood', 'exactButSpecial'),
  'check.limit': { ...range, kind: 'whole', min: 0, max: 100, words: ['none'] },
  'night.kind': choice('every', 'recognition'),
  'night.waitsFor': list('killer', 'police', 'doctor'),
  'night.agreement': choice('plurality', 'lastPick'),
  'night.end': choice('acted', 'fixed'),
  'night.endDelay': { ...clock, max: 60 },
  'protect.firstNight': flag,
  immune: {
    kind: 'records',
    key: 'role',
    fields: { role: ROLES, from: ['killers'], while: ['always', 'shotUnused'] },
  },
  'doctor.savesFrom': list('killers', 'secretKiller', 'shot'),
  'doctor.needles': choice('consecutive', 'cumulative'),
  'doctor.vainHealIsNeedle': flag,
  'day.afterPeacefulNight': choice('day', 'skip'),
  'speech.passesFirstDay': passes,
  'speech.passes': passes,
  'speech.extraRequest': flag,
  'lastWords.night': choice('none', 'counted', 'all'),
  'lastWords.exile': choice('none', 'counted', 'firstN', 'all'),
  'lastWords.count': { kind: 'whole', min: 0, max: MOST_SEATS, words: ['police'], perSize: true },
  'lastWords.claimRule': choice('none', 'fourAndFour'),
  'ballot.style': choice('called', 'secret', 'nominate'),
  'ballot.marks': { ...range, kind: 'whole', min: 1, max: MOST_SEATS },
  'ballot.lastNightsDead': flag,
  'ballot.compulsory': list('offCircle'),
  'ballot.noVotes': choice('repeat', 'tied'),
  'tie.steps': list('statement', 'offCircle'),
  'tie.shrunkRepeats': flag,
  'tie.end': choice('draw', 'lots', 'noExile'),
  'tie.roundsToDraw': { ...rounds, words: ['none'] },
  'reveal.exile': choice('none', 'firstHidden', 'always'),
  roundPk: flag,
  surrender: choice('none', 'lastOfGroup'),
  stalemateRounds: rounds,
  wins: {
    kind: 'records',
    key: 'when',
    fields: { when: WIN_CONDITIONS, result: ['good', 'killers', 'draw'] },
  },
  'seconds.night': clock,
  'seconds.lastWords': clock,
  'seconds.speech': clock,
  'seconds.statement': clock,
  'seconds.extraRequest': clock,
  'seconds.extraSpeech': clock,
  'seconds.call': clock,
  'seconds.ballot': clock,
  'seconds.nomination': clock,
  'seconds.offCircleSpeech': clock,
  'seconds.tally': clock,
  'seconds.pauseLimit': { ...clock, min: 1 },
  'seconds.connectionGrace': { ...clock, min: 1 },
};

export const isOptionPath = (path: string): path is OptionPath => Object.hasOwn(OPTIONS, path);

export const OPTION_PATHS: readonly OptionPath[] = Object.keys(OPTIONS).filter(isOptionPath);

export const optionAt = (path: OptionPath): Option => OPTIONS[path];

/** Names at the top: options and groups of options. */
export const OPTION_GROUPS: readonly string[] = [
  ...new Set(OPTION_PATHS.map((path) => path.replace(/\..*/, ''))),
];

/** Members of a group: `tie` → `tie.steps`, `tie.end` …; none where no group is called so. */
export const membersOf = (group: string): readonly OptionPath[] =>
  OPTION_PATHS.filter((path) => path.startsWith(`${group}.`));
