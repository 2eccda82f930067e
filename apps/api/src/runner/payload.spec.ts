import { describe, expect, it } from '@jest/globals';
import type { Command, Ground } from '@killer-club/rules';
import { payloadHash } from './payload.js';

describe('payloadHash', () => {
  it('is the same for the same command, however its fields are ordered', () => {
    const one: Command = { type: 'castVote', stage: 4, candidate: 2 };
    const other: Command = { candidate: 2, stage: 4, type: 'castVote' };
    expect(payloadHash(one)).toBe(payloadHash(other));
    expect(payloadHash(one)).toMatch(/^[0-9a-f]{64}$/);
  });

  it('tells commands apart by every field', () => {
    const commands: Command[] = [
      { type: 'castVote', stage: 4, candidate: 2 },
      { type: 'castVote', stage: 4, candidate: null },
      { type: 'castVote', stage: 5, candidate: 2 },
      { type: 'pass', stage: 4 },
    ];
    expect(new Set(commands.map(payloadHash)).size).toBe(4);
  });

  it('knows a text by what it says, not by the row drawn for it', () => {
    const speak = (id: string, hash: string): Command => ({ type: 'speak', stage: 3, text: { id, hash } });
    expect(payloadHash(speak('a', 'h'))).toBe(payloadHash(speak('b', 'h')));
    expect(payloadHash(speak('a', 'h'))).not.toBe(payloadHash(speak('a', 'i')));
    const ground = (id: string): Ground => ({ offence: 'other', note: { id, hash: 'h' } });
    const warn = (id: string): Command => ({ type: 'warn', seat: 1, ground: ground(id) });
    expect(payloadHash(warn('a'))).toBe(payloadHash(warn('b')));
  });
});
