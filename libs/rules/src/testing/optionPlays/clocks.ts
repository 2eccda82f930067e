import type { Clock } from '../../ruleset/clocks.js';
import type { Ruleset } from '../../ruleset/ruleset.js';
import type { Host } from '../host.js';
import { ballot, passAll, stageLeft } from '../nine.js';
import { act, night, now } from '../play.js';
import { at, EIGHT, type OptionPlay } from './optionPlay.js';

type StageClock = Exclude<Clock, 'pauseLimit' | 'connectionGrace' | 'tally'>;

const untilBallot = (host: Host): void => {
  night(host);
  passAll(host);
};

const tie = (host: Host): void => {
  untilBallot(host);
  ballot(host, { 3: 1, 4: 2 });
};

const ask = (host: Host): void => {
  untilBallot(host);
  act(host, 5, { type: 'requestSpeech' });
  host.expire();
};

const REQUEST = { 'speech.extraRequest': true };

/** How the stage is reached, and the options without which it does not occur. */
const WAYS: Readonly<Record<StageClock, readonly [reach: (host: Host) => void, given?: object]>> = {
  night: [() => undefined],
  lastWords: [(host) => night(host, [1, 8], [2, 8])],
  speech: [(host) => night(host)],
  call: [untilBallot],
  statement: [tie],
  offCircleSpeech: [tie, { 'tie.steps': ['offCircle'] }],
  extraRequest: [untilBallot, REQUEST],
  extraSpeech: [ask, REQUEST],
  nomination: [untilBallot, { 'ballot.style': 'nominate' }],
  ballot: [untilBallot, { 'ballot.style': 'secret' }],
};

const isStage = (name: string): name is StageClock => Object.hasOwn(WAYS, name);

const playOf = (clock: StageClock): OptionPlay => {
  const [reach, given = {}] = WAYS[clock];
  const play = (ruleset: Ruleset): number => {
    const host = at(EIGHT, ruleset);
    reach(host);
    return stageLeft(host);
  };
  return {
    path: `seconds.${clock}`,
    preset: 'police',
    given,
    play,
    cases: [
      [17, 17_000],
      [33, 33_000],
    ],
  };
};

const tally: OptionPlay = {
  path: 'seconds.tally',
  preset: 'police',
  play: (ruleset) => {
    const host = at(EIGHT, ruleset);
    untilBallot(host);
    ballot(host, { 3: 7 });
    while (host.state.phase.kind === 'call') host.expire();
    return `${now(host)} ${stageLeft(host)}`;
  },
  cases: [
    [0, '7 lastWords 60000'],
    [9, 'tally 9000'],
  ],
};

export const CLOCK_PLAYS: readonly OptionPlay[] = [...Object.keys(WAYS).filter(isStage).map(playOf), tally];
