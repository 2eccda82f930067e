import type { Ruleset, StageSeconds } from './ruleset.js';

export type Clock = keyof StageSeconds;

const OF_BALLOT: Readonly<Record<Ruleset['ballot']['style'], readonly Clock[]>> = {
  called: ['call'],
  secret: ['ballot'],
  nominate: ['nomination', 'statement', 'ballot'],
};

const OF_TIE = { statement: 'statement', offCircle: 'offCircleSpeech' } as const;

/** The clocks that can run in a game of this ruleset, in the order of a round. */
export const clocksOf = ({ lastWords, speech, ballot, tie, seconds }: Ruleset): readonly Clock[] => {
  const hasWords = lastWords.night !== 'none' || lastWords.exile !== 'none';
  const clocks: readonly Clock[] = [
    'night',
    ...(hasWords ? (['lastWords'] as const) : []),
    'speech',
    ...(speech.extraRequest ? (['extraRequest', 'extraSpeech'] as const) : []),
    ...OF_BALLOT[ballot.style],
    ...tie.steps.map((step) => OF_TIE[step]),
    ...(seconds.tally > 0 ? (['tally'] as const) : []),
    'pauseLimit',
    'connectionGrace',
  ];
  return [...new Set(clocks)];
};
