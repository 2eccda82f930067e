import type { Ruleset } from '../../ruleset/ruleset.js';
import type { Host } from '../host.js';
import { ballot, passAll } from '../nine.js';
import { lastBallot, night, nominate, now, speakers } from '../play.js';
import { at, EIGHT, SECRET_KILLER, TEN, type OptionPlay } from './optionPlay.js';

/** Seats with last words: 10 is killed in night 1; 9, 8 and 7 are exiled on days 1 to 3. */
const wordsOf = (ruleset: Ruleset): number[] => {
  const host = at(TEN, ruleset);
  const heard: string[] = [];
  for (const exiled of [9, 8, 7]) {
    night(
      host,
      ...(exiled === 9
        ? ([
            [1, 10],
            [2, 10],
          ] as const)
        : []),
    );
    heard.push(...speakers(host));
    ballot(host, { 1: exiled });
    heard.push(...speakers(host));
  }
  return heard.filter((text) => text.endsWith('lastWords')).map((text) => Number.parseInt(text, 10));
};

/** Two nights with a victim each, and who of them has last words. */
const nightWords = (ruleset: Ruleset): number[] => {
  const host = at(TEN, ruleset);
  const heard: string[] = [];
  for (const victim of [10, 9]) {
    night(host, [1, victim], [2, victim]);
    heard.push(...speakers(host));
    ballot(host);
    ballot(host);
  }
  return heard.filter((text) => text.endsWith('lastWords')).map((text) => Number.parseInt(text, 10));
};

const atBallot = (ruleset: Ruleset): Host => {
  const host = at(EIGHT, ruleset);
  night(host);
  passAll(host);
  return host;
};

/** What follows when these ballots were held, one after the other. */
const after =
  (...ballots: readonly Readonly<Record<number, number>>[]) =>
  (ruleset: Ruleset): string => {
    const host = atBallot(ruleset);
    for (const votes of ballots) {
      ballot(host, votes);
      if (votes !== ballots.at(-1)) passAll(host);
    }
    return now(host);
  };

const speechesOf =
  (day: 1 | 2) =>
  (ruleset: Ruleset): number => {
    const host = at(EIGHT, ruleset);
    night(host);
    if (day === 1) return speakers(host).length;
    passAll(host);
    ballot(host);
    ballot(host);
    night(host);
    return speakers(host).length;
  };

const TIED = { 3: 1, 4: 2 };

export const DAY_PLAYS: readonly OptionPlay[] = [
  {
    path: 'speech.passesFirstDay',
    preset: 'police',
    play: speechesOf(1),
    cases: [
      [1, 8],
      [2, 16],
    ],
  },
  {
    path: 'speech.passes',
    preset: 'police',
    play: speechesOf(2),
    cases: [
      [1, 8],
      [3, 24],
    ],
  },
  {
    path: 'speech.extraRequest',
    preset: 'police',
    play: (ruleset) => now(atBallot(ruleset)),
    cases: [
      [false, 'call'],
      [true, 'extraRequest'],
    ],
  },
  {
    path: 'lastWords.night',
    preset: 'police',
    given: { 'lastWords.count': 1 },
    play: nightWords,
    cases: [
      ['none', []],
      ['counted', [10]],
      ['all', [10, 9]],
    ],
  },
  {
    path: 'lastWords.exile',
    preset: 'police',
    given: { 'lastWords.count': 2 },
    play: wordsOf,
    cases: [
      ['none', [10]],
      ['counted', [10, 9]],
      ['firstN', [10, 9, 8]],
      ['all', [10, 9, 8, 7]],
    ],
  },
  {
    path: 'lastWords.count',
    preset: 'police',
    given: { seats: { min: 10, max: 10 } },
    play: wordsOf,
    cases: [
      ['police', [10, 9]],
      [3, [10, 9, 8]],
      [{ 10: 1 }, [10]],
    ],
  },
  {
    path: 'ballot.style',
    preset: 'police',
    play: (ruleset) => {
      const host = atBallot(ruleset);
      return `${now(host)} ${lastBallot(host)?.kind ?? 'none'}`;
    },
    cases: [
      ['called', 'call first'],
      ['secret', 'window first'],
      ['nominate', 'window nomination'],
    ],
  },
  {
    path: 'ballot.marks',
    preset: 'secret-killer',
    play: (ruleset) => {
      const host = at(SECRET_KILLER, ruleset);
      night(host);
      passAll(host);
      return nominate(host, 8, 1, 2, 3);
    },
    cases: [
      [3, ['ok', 'ok', 'ok']],
      [1, ['ok', 'marksSpent', 'marksSpent']],
    ],
  },
  {
    path: 'ballot.lastNightsDead',
    preset: 'secret-killer',
    play: (ruleset) => {
      const host = at(SECRET_KILLER, ruleset);
      night(host, [1, 12]);
      passAll(host);
      return nominate(host, 12, 1);
    },
    cases: [
      [true, ['ok']],
      [false, ['seatOut']],
    ],
  },
  {
    path: 'ballot.compulsory',
    preset: 'police',
    given: { 'tie.steps': ['offCircle'] },
    play: (ruleset) => {
      const host = atBallot(ruleset);
      ballot(host, TIED);
      passAll(host);
      ballot(host, { 3: 1 });
      return host.state.sanctions.filter(({ kind }) => kind === 'voteMissed').length;
    },
    cases: [
      [[], 0],
      [['offCircle'], 7],
    ],
  },
  {
    path: 'ballot.noVotes',
    preset: 'police',
    play: after({}),
    cases: [
      ['repeat', 'call'],
      ['tied', '1 statement'],
    ],
  },
  {
    path: 'tie.steps',
    preset: 'police',
    play: after(TIED),
    cases: [
      [['statement', 'offCircle'], '1 statement'],
      [['offCircle', 'statement'], '3 offCircleSpeech'],
      [[], 'draw tie'],
    ],
  },
  {
    path: 'tie.shrunkRepeats',
    preset: 'police',
    play: after({ 3: 1, 4: 2, 5: 6 }, TIED),
    cases: [
      [false, '3 offCircleSpeech'],
      [true, '1 statement'],
    ],
  },
  {
    path: 'tie.end',
    preset: 'police',
    given: { 'tie.steps': [] },
    play: (ruleset) => after({ 3: 7, 4: 8 })(ruleset).replace(/[78]/, 'one of them'),
    cases: [
      ['draw', 'draw tie'],
      ['lots', 'one of them lastWords'],
      ['noExile', 'night'],
    ],
  },
  {
    path: 'tie.roundsToDraw',
    preset: 'secret-killer',
    play: (ruleset) => {
      const host = at(SECRET_KILLER, ruleset);
      while (!host.over) host.expire();
      return `${now(host)} ${host.state.round}`;
    },
    cases: [
      [3, 'draw tiedRounds 3'],
      [1, 'draw tiedRounds 1'],
    ],
  },
];
