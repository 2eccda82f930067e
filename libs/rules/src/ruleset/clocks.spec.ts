import { describe, expect, it } from '@jest/globals';
import { clocksOf } from './clocks.js';
import { police } from './police.js';

const ALWAYS = ['pauseLimit', 'connectionGrace'];

describe('the clocks of a ruleset', () => {
  it('are those of its stages, in the order of a round', () => {
    expect(clocksOf(police)).toEqual([
      'night',
      'lastWords',
      'speech',
      'call',
      'statement',
      'offCircleSpeech',
      ...ALWAYS,
    ]);
  });

  it('follow its ballot, its ties, its asking for speeches and its tally', () => {
    const changed = clocksOf({
      ...police,
      lastWords: { ...police.lastWords, night: 'none', exile: 'none' },
      speech: { ...police.speech, extraRequest: true },
      ballot: { ...police.ballot, style: 'nominate' },
      tie: { ...police.tie, steps: ['statement'] },
      seconds: { ...police.seconds, tally: 5 },
    });
    const speeches = ['speech', 'extraRequest', 'extraSpeech'];
    expect(changed).toEqual(['night', ...speeches, 'nomination', 'statement', 'ballot', 'tally', ...ALWAYS]);
    const secret = clocksOf({
      ...police,
      ballot: { ...police.ballot, style: 'secret' },
      tie: { ...police.tie, steps: [] },
    });
    expect(secret).toEqual(['night', 'lastWords', 'speech', 'ballot', ...ALWAYS]);
  });
});
