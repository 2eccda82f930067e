import type { Ruleset, StageSeconds } from '../ruleset.js';
import { fault, type Fault } from './fault.js';

/** The option by which a stage can occur in this ruleset, with its value; null where it cannot. */
type Occasion = (ruleset: Ruleset) => string | null;

const night: Occasion = (ruleset) => `night.kind: ${ruleset.night.kind}`;
const speech: Occasion = (ruleset) => `speech.passes: ${ruleset.speech.passes}`;

const ballotOf =
  (...styles: readonly Ruleset['ballot']['style'][]): Occasion =>
  ({ ballot }) =>
    styles.includes(ballot.style) ? `ballot.style: ${ballot.style}` : null;

const extra: Occasion = (ruleset) => (ruleset.speech.extraRequest ? 'speech.extraRequest: true' : null);

const lastWords: Occasion = ({ lastWords: words }) => {
  if (words.night !== 'none') return `lastWords.night: ${words.night}`;
  return words.exile === 'none' ? null : `lastWords.exile: ${words.exile}`;
};

const statement: Occasion = (ruleset) =>
  ruleset.tie.steps.includes('statement') ? 'tie.steps: statement' : ballotOf('nominate')(ruleset);

const offCircleSpeech: Occasion = ({ tie }) =>
  tie.steps.includes('offCircle') ? 'tie.steps: offCircle' : null;

/** `tally`, `pauseLimit` and `connectionGrace` are no stages in which somebody plays. */
type Clock = Exclude<keyof StageSeconds, 'tally' | 'pauseLimit' | 'connectionGrace'>;

const OCCASIONS: Readonly<Record<Clock, Occasion>> = {
  night,
  lastWords,
  speech,
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
