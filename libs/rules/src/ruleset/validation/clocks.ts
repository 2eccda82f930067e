import type { Ruleset, StageSeconds } from '../ruleset.js';
import { fault, type Fault } from './fault.js';

/** Why a stage can occur in this ruleset; null where it cannot. `tally`, `pauseLimit`, `connectionGrace` are no turns of play. */
type Occasion = (ruleset: Ruleset) => string | null;

const always: Occasion = () => 'it belongs to every game';
const ballotOf =
  (...styles: readonly Ruleset['ballot']['style'][]): Occasion =>
  ({ ballot }) =>
    styles.includes(ballot.style) ? `ballot.style is ${ballot.style}` : null;

const extra: Occasion = ({ speech }) => (speech.extraRequest ? 'speech.extraRequest is on' : null);

const lastWords: Occasion = ({ lastWords: { night, exile } }) =>
  night === 'none' && exile === 'none' ? null : 'lastWords are spoken';

const statement: Occasion = (ruleset) =>
  ruleset.tie.steps.includes('statement') ? 'tie.steps has statement' : ballotOf('nominate')(ruleset);

const offCircleSpeech: Occasion = ({ tie }) =>
  tie.steps.includes('offCircle') ? 'tie.steps has offCircle' : null;

type Clock = Exclude<keyof StageSeconds, 'tally' | 'pauseLimit' | 'connectionGrace'>;

const OCCASIONS: Readonly<Record<Clock, Occasion>> = {
  night: always,
  lastWords,
  speech: always,
  statement,
  extraRequest: extra,
  extraSpeech: extra,
  call: ballotOf('called'),
  ballot: ballotOf('secret', 'nominate'),
  nomination: ballotOf('nominate'),
  offCircleSpeech,
};

const isClock = (name: string): name is Clock => Object.hasOwn(OCCASIONS, name);

/** A stage that can occur needs time; 0 stands only where it cannot. */
export const clockFaults = (ruleset: Ruleset): Fault[] =>
  Object.keys(OCCASIONS)
    .filter(isClock)
    .flatMap((name) => {
      const because = OCCASIONS[name](ruleset);
      return because === null || ruleset.seconds[name] > 0
        ? []
        : [fault(`seconds.${name}`, 'clockMissing', { because })];
    });
