import { viewFor } from '../../view/viewFor.js';
import { decide } from '../../decide/decide.js';
import type { Ruleset } from '../../ruleset/ruleset.js';
import { eject, passAll, server } from '../nine.js';
import { Host } from '../host.js';
import { act, lastBallot, night, now } from '../play.js';
import { at, EIGHT, type OptionPlay } from './optionPlay.js';

/** Whether a table of this size is dealt. */
const starts =
  (size: number) =>
  (ruleset: Ruleset): string => {
    const { steps } = Host.start({ size: 9 });
    const opening = steps[0]?.event;
    if (opening?.type !== 'gameStarted') throw new Error('No opening');
    const contributions = Array.from({ length: size }, () => '00'.repeat(16));
    const start = { ...opening, type: 'startGame' as const, ruleset, contributions };
    const decision = decide(null, start, { now: 0, actor: { kind: 'system' } });
    return decision.ok ? 'dealt' : decision.code;
  };

/** Who stands when the last officer has called round PK against the last killer. */
const roundPk = (ruleset: Ruleset): readonly number[] | undefined => {
  const host = at(EIGHT, ruleset);
  night(host, [3, 5], [4, 5]);
  eject(host, 1, 4);
  act(host, 2, { type: 'pass' });
  act(host, 3, { type: 'callRoundPk' });
  passAll(host);
  return lastBallot(host)?.candidates;
};

const surrender = (ruleset: Ruleset): string => {
  const host = at(EIGHT, ruleset);
  night(host);
  eject(host, 2);
  act(host, 1, { type: 'surrender' });
  return now(host);
};

export const TABLE_PLAYS: readonly OptionPlay[] = [
  {
    path: 'seats.min',
    preset: 'police',
    play: starts(8),
    cases: [
      [8, 'dealt'],
      [9, 'badStart'],
    ],
  },
  {
    path: 'seats.max',
    preset: 'police',
    play: starts(15),
    cases: [
      [15, 'dealt'],
      [14, 'badStart'],
    ],
  },
  {
    path: 'roles',
    preset: 'police',
    play: (ruleset) =>
      Host.start({ size: 8, ruleset }).state.seats.filter(({ role }) => role === 'police').length,
    cases: [
      [{ 8: { killer: 2, police: 2, civilian: 4 } }, 2],
      [{ 8: { killer: 2, police: 1, civilian: 5 } }, 1],
    ],
  },
  {
    path: 'knows.partners',
    preset: 'police',
    play: (ruleset) => viewFor(at(EIGHT, ruleset).state, { kind: 'seat', seat: 3 }).seats[3]?.known?.by,
    cases: [
      [['killer', 'police'], 'partner'],
      [['killer'], undefined],
    ],
  },
  {
    path: 'roundPk',
    preset: 'police',
    play: roundPk,
    cases: [
      [false, [2, 3, 5, 6, 7, 8]],
      [true, [2, 6, 7, 8]],
    ],
  },
  {
    path: 'surrender',
    preset: 'police',
    play: surrender,
    cases: [
      ['none', '1 speech'],
      ['lastOfGroup', 'good killersOut'],
    ],
  },
  {
    path: 'stalemateRounds',
    preset: 'police',
    play: (ruleset) => {
      const host = at(EIGHT, ruleset);
      while (!host.over) host.expire();
      return host.state.round;
    },
    cases: [
      [1, 1],
      [2, 2],
      [10, 10],
    ],
  },
  {
    path: 'wins',
    preset: 'police',
    play: (ruleset) => {
      const host = at(EIGHT, ruleset);
      night(host);
      eject(host, 5, 6, 7, 8);
      return now(host);
    },
    cases: [
      [
        [
          { when: 'killersOut', result: 'good' },
          { when: 'policeOut', result: 'killers' },
        ],
        '1 speech',
      ],
      [
        [
          { when: 'killersOut', result: 'good' },
          { when: 'civiliansOut', result: 'killers' },
        ],
        'killers civiliansOut',
      ],
      [
        [
          { when: 'killersOut', result: 'good' },
          { when: 'half', result: 'killers' },
          { when: 'civiliansOut', result: 'draw' },
        ],
        'killers half',
      ],
      [
        [
          { when: 'killersOut', result: 'good' },
          { when: 'civiliansOut', result: 'draw' },
          { when: 'goodOut', result: 'killers' },
        ],
        'draw civiliansOut',
      ],
    ],
  },
  {
    path: 'reveal.exile',
    preset: 'police',
    play: (ruleset) => {
      const host = at(EIGHT, ruleset);
      for (const exiled of [8, 7]) {
        night(host);
        passAll(host);
        while (host.state.phase.kind === 'call' && host.state.phase.candidate !== exiled) host.expire();
        act(host, 1, { type: 'castVote', candidate: exiled });
        while (host.state.day.exiled === null) host.expire();
        passAll(host);
      }
      return host.state.traces.shown;
    },
    cases: [
      ['none', []],
      ['firstHidden', [7]],
      ['always', [8, 7]],
    ],
  },
  {
    path: 'lastWords.claimRule',
    preset: 'police',
    play: (ruleset) => {
      const host = at('K K K K P P P P C C C C C C C', ruleset);
      night(host, [1, 9], [2, 9], [3, 9], [4, 9]);
      return viewFor(host.state, { kind: 'judge' }).claimBarred;
    },
    cases: [
      ['none', null],
      ['fourAndFour', 9],
    ],
  },
  {
    path: 'seconds.pauseLimit',
    preset: 'police',
    play: (ruleset) => {
      const host = at(EIGHT, ruleset);
      server(host, { type: 'pause', ground: { offence: 'other', note: null } });
      return (viewFor(host.state, { kind: 'spectator' }).until ?? 0) - host.now;
    },
    cases: [
      [600, 600_000],
      [90, 90_000],
    ],
  },
  {
    path: 'seconds.connectionGrace',
    preset: 'police',
    play: (ruleset) => {
      const host = at(EIGHT, ruleset);
      host.send({ kind: 'system' }, { type: 'loseConnection', seat: 5 });
      const grace = host.state.deadlines.find(({ id }) => id.startsWith('grace:'));
      return (grace?.shown ?? 0) - host.now;
    },
    cases: [
      [60, 60_000],
      [5, 5000],
    ],
  },
];
