import { isDawn } from '../../model/queries.js';
import type { Ruleset } from '../../ruleset/ruleset.js';
import { ballot, passAll } from '../nine.js';
import { dead, night, nomination, now, pick, type Choice } from '../play.js';
import { AGENT, at, EIGHT, SECRET_KILLER, type OptionPlay } from './optionPlay.js';

/** Who dies of these picks in night 1. */
const dying =
  (seats: string, ...picks: readonly Choice[]) =>
  (ruleset: Ruleset): readonly number[] => {
    const host = at(seats, ruleset);
    night(host, ...picks);
    return dead(host);
  };

/** What is on once these picks are made, before any clock. */
const onceChosen =
  (...picks: readonly Choice[]) =>
  (ruleset: Ruleset): string => {
    const host = at(EIGHT, ruleset);
    for (const [seat, target] of picks) pick(host, seat, target);
    return now(host);
  };

const checkAgain = (ruleset: Ruleset): string => {
  const host = at(EIGHT, ruleset);
  night(host, [3, 1], [4, 1]);
  passAll(host);
  ballot(host);
  ballot(host);
  return pick(host, 3, 2);
};

/** Heals the same seat in nights 1 and 3, which nobody attacks. */
const needles = (ruleset: Ruleset): readonly number[] => {
  const host = at(AGENT, ruleset);
  night(host, [5, 7]);
  night(host, [5, null]);
  night(host, [5, 7]);
  return dead(host);
};

/** The secret killer is attacked in vain and healed, then healed once more. */
const vainHeal = (ruleset: Ruleset): readonly number[] => {
  const host = at(SECRET_KILLER, ruleset);
  night(host, [2, 1], [3, 1], [7, 1]);
  nomination(host);
  night(host, [7, 1]);
  return dead(host);
};

const ALL_CHOOSE: readonly Choice[] = [
  [1, 8],
  [2, 8],
  [3, 1],
  [4, 1],
];

export const NIGHT_PLAYS: readonly OptionPlay[] = [
  {
    path: 'check.tells',
    preset: 'secret-killer',
    play: (ruleset) => {
      const host = at(SECRET_KILLER, ruleset);
      night(host, [4, 1], [5, 1], [6, 1]);
      return host.state.checks[0]?.identity;
    },
    cases: [
      ['exact', 'secretKiller'],
      ['killerOrGood', 'killer'],
      ['exactButSpecial', 'special'],
    ],
  },
  {
    path: 'check.limit',
    preset: 'police',
    play: checkAgain,
    cases: [
      ['none', 'ok'],
      [1, 'checksSpent'],
      [2, 'ok'],
    ],
  },
  {
    path: 'night.kind',
    preset: 'police',
    given: { 'night.end': 'fixed' },
    play: (ruleset) => pick(at(EIGHT, ruleset), 1, 8),
    cases: [
      ['every', 'ok'],
      ['recognition', 'notYourAct'],
    ],
  },
  {
    path: 'night.waitsFor',
    preset: 'police',
    play: onceChosen([1, 8], [2, 8]),
    cases: [
      [['killer', 'police'], 'night'],
      [['killer'], '8 lastWords'],
    ],
  },
  {
    path: 'night.agreement',
    preset: 'police',
    play: dying('K K K P P P C C C C C', [1, 8], [2, 8], [3, 9]),
    cases: [
      ['plurality', [8]],
      ['lastPick', [9]],
    ],
  },
  {
    path: 'night.end',
    preset: 'police',
    play: onceChosen(...ALL_CHOOSE),
    cases: [
      ['acted', '8 lastWords'],
      ['fixed', 'night'],
    ],
  },
  {
    path: 'night.endDelay',
    preset: 'police',
    play: (ruleset) => {
      const host = at(EIGHT, ruleset);
      for (const [seat, target] of ALL_CHOOSE) pick(host, seat, target);
      const dawn = host.state.deadlines.find(isDawn);
      return dawn === undefined ? now(host) : dawn.shown - host.now;
    },
    cases: [
      [0, '8 lastWords'],
      [5, 5000],
    ],
  },
  {
    path: 'protect.firstNight',
    preset: 'police',
    play: (ruleset) => pick(at(EIGHT, ruleset, { protectedSeats: [8] }), 1, 8),
    cases: [
      [true, 'protectedSeat'],
      [false, 'ok'],
    ],
  },
  {
    path: 'immune',
    preset: 'secret-killer',
    play: dying(SECRET_KILLER, [2, 1], [3, 1]),
    cases: [
      [[], [1]],
      [[{ role: 'secretKiller', from: 'killers', while: 'always' }], []],
    ],
  },
  {
    path: 'doctor.savesFrom',
    preset: 'doctor-agent',
    play: (ruleset) => [dying(AGENT, [1, 7], [2, 7], [5, 7])(ruleset), dying(AGENT, [6, 7], [5, 7])(ruleset)],
    cases: [
      [
        ['killers', 'shot'],
        [[], []],
      ],
      [['killers'], [[], [7]]],
      [['shot'], [[7], []]],
    ],
  },
  {
    path: 'doctor.needles',
    preset: 'doctor-agent',
    play: needles,
    cases: [
      ['consecutive', []],
      ['cumulative', [7]],
    ],
  },
  {
    path: 'doctor.vainHealIsNeedle',
    preset: 'secret-killer',
    play: vainHeal,
    cases: [
      [false, []],
      [true, [1]],
    ],
  },
  {
    path: 'day.afterPeacefulNight',
    preset: 'police',
    play: (ruleset) => {
      const host = at(EIGHT, ruleset);
      night(host);
      return now(host);
    },
    cases: [
      ['day', '1 speech'],
      ['skip', 'night'],
    ],
  },
];
