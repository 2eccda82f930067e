import { describe, expect, it } from '@jest/globals';
import { toldRefusal } from './refusal.js';

describe('a refusal as it is told', () => {
  it('is too late for a vote whose call has closed, while another is open or the ballot is over', () => {
    expect(toldRefusal({ type: 'castVote', stage: 7, candidate: 3 }, 'staleStage')).toBe('tooLate');
    expect(toldRefusal({ type: 'castVote', stage: 7, candidate: 3 }, 'tooLate')).toBe('tooLate');
    expect(toldRefusal({ type: 'nominate', stage: 7, candidate: 3 }, 'staleStage')).toBe('tooLate');
    expect(toldRefusal({ type: 'requestSpeech', stage: 7 }, 'staleStage')).toBe('tooLate');
  });

  it('is what the club said of anything else', () => {
    expect(toldRefusal({ type: 'castVote', stage: 7, candidate: 3 }, 'paused')).toBe('paused');
    expect(toldRefusal({ type: 'pass', stage: 7 }, 'staleStage')).toBe('staleStage');
  });
});
