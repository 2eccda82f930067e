import { describe, expect, it } from '@jest/globals';
import type { ClientAct } from '../net/game-state.js';
import { TestTable } from './testing/table.js';
import { voteReceipt } from './vote-receipt.js';

const voted = (stage: number, candidate: number, code: 'ok' | 'tooLate', at: number): ClientAct => ({
  id: `${stage}/${at}`,
  command: { type: 'castVote', stage, candidate },
  sentAt: at - 20,
  answer: { code, at },
});

const inBallot = (): TestTable => {
  const table = new TestTable();
  table.night({ kill: null, check: null });
  table.runTo('call');
  return table;
};

describe('the receipt of a vote', () => {
  it('tells when the vote that stands was received', () => {
    const table = inBallot();
    const { stage } = table.state;
    table.act(2, { type: 'castVote', stage, candidate: 1 });
    const acts = [voted(stage, 1, 'ok', 1234)];
    expect(voteReceipt(table.view(2), acts)).toEqual({ candidate: 1, at: 1234 });
    table.expire();
    table.expire();
    expect(voteReceipt(table.view(2), acts)).toEqual({ candidate: 1, at: 1234 });
  });

  it('is none for a vote that came too late', () => {
    const table = inBallot();
    const { stage } = table.state;
    table.expire();
    expect(voteReceipt(table.view(2), [voted(stage, 1, 'tooLate', 9000)])).toBeNull();
  });

  it('is none for a vote that was taken back', () => {
    const table = inBallot();
    const { stage } = table.state;
    table.act(2, { type: 'castVote', stage, candidate: 1 });
    table.act(2, { type: 'castVote', stage, candidate: null });
    expect(voteReceipt(table.view(2), [voted(stage, 1, 'ok', 1234)])).toBeNull();
  });

  it('names no time that this page did not see, nor that of an earlier ballot', () => {
    const table = inBallot();
    const { stage } = table.state;
    table.act(2, { type: 'castVote', stage, candidate: 1 });
    expect(voteReceipt(table.view(2), [])).toEqual({ candidate: 1, at: null });
    expect(voteReceipt(table.view(2), [voted(stage - 1, 1, 'ok', 5)])).toEqual({ candidate: 1, at: null });
  });
});
