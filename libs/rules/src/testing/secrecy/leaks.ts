import type { PresetName } from '../../ruleset/presets.js';
import type { Step } from '../host.js';
import { WIRE, type Outgoing, type Wire } from './stream.js';

const inMessage = (step: Step, type: string, change: (message: object) => object): readonly Outgoing[] =>
  WIRE.numbered(step).map((sent) =>
    sent.message.type === type ? { ...sent, message: { type, ...change(sent.message) } } : sent,
  );

const nightOf = ({ before }: Step) => (before?.phase.kind === 'night' ? before.phase : null);

/** One counter for all audiences: the gaps tell how much others were told. */
const sharedCounter: Wire = {
  ...WIRE,
  numbered: (step) => {
    // Every message is counted for the judge, whoever else it is for.
    const before = step.before?.counts.judge ?? 0;
    return WIRE.numbered(step).map((sent, index) => ({ ...sent, n: before + index + 1 }));
  },
};

/** The dawn's number is taken when a group locks, not when the dawn is told. */
const earlyNumber: Wire = {
  ...WIRE,
  numbered: (step) => {
    const locked = Object.keys(nightOf(step)?.locked ?? {}).length;
    return WIRE.numbered(step).map((sent) =>
      sent.audience === 'public' ? { ...sent, n: Number('n' in sent ? sent.n : 0) + locked } : sent,
    );
  },
};

/** All hear that a group is ready. */
const readyFlag: Wire = {
  ...WIRE,
  numbered: (step) =>
    step.event.type === 'choiceLocked'
      ? [...WIRE.numbered(step), { audience: 'public', message: { type: 'ready' } }]
      : WIRE.numbered(step),
};

/** Every answer says how long the log is. */
const revisionInAnswer: Wire = {
  ...WIRE,
  answer: (decision, events) => ({ ...WIRE.answer(decision, events), revision: events }),
};

/** The dead in the order in which they were picked. */
const orderOfDeaths: Wire = {
  ...WIRE,
  numbered: (step) => {
    const targets = nightOf(step)?.picks.map(({ target }) => target) ?? [];
    return inMessage(step, 'dawnBroke', (message) => {
      const deaths = step.event.type === 'dawnBroke' ? [...step.event.deaths] : [];
      return { ...message, deaths: deaths.sort((a, b) => targets.indexOf(a) - targets.indexOf(b)) };
    });
  },
};

/** The dawn tells how many needle marks are open. */
const markCount: Wire = {
  ...WIRE,
  numbered: (step) =>
    inMessage(step, 'dawnBroke', (message) => ({ ...message, marks: step.after.traces.marks.length })),
};

const WITH_DOCTOR: readonly PresetName[] = ['doctor-agent', 'secret-killer', 'secret-police'];

/** Leaks as a careless change would bring them, each with the presets that can show it (all where none is named). */
export const LEAKS: readonly {
  readonly name: string;
  readonly wire: Wire;
  readonly presets?: readonly PresetName[];
}[] = [
  { name: 'one counter for all audiences', wire: sharedCounter },
  { name: 'a number taken early', wire: earlyNumber },
  { name: 'a ready flag', wire: readyFlag },
  { name: 'the log’s length in an answer', wire: revisionInAnswer },
  { name: 'the order of deaths', wire: orderOfDeaths, presets: WITH_DOCTOR },
  { name: 'the number of needle marks', wire: markCount, presets: WITH_DOCTOR },
];
