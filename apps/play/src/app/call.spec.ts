import { describe, expect, it } from '@jest/globals';
import type { Me } from '@killer-club/protocol';
import { calledTo } from './call.js';

const IDLE: Me = { member: { id: 'm', name: 'M', role: 'member' }, table: null, game: null, queue: null };
const WAITING: Me = { ...IDLE, queue: { preset: 'any', size: 9 } };
const SEATED: Me = { ...IDLE, table: 't' };

describe('a member is called', () => {
  it('into the game that began, from wherever they are', () => {
    expect(calledTo(SEATED, { ...SEATED, game: 'g' })).toBe('/games/g');
    expect(calledTo({ ...SEATED, game: 'old' }, { ...SEATED, game: 'g' })).toBe('/games/g');
  });

  it('to the table the queue found', () => {
    expect(calledTo(WAITING, SEATED)).toBe('/tables/t');
  });

  it.each([
    ['nothing has changed', { ...SEATED, game: 'g' }, { ...SEATED, game: 'g' }],
    ['the game is over', { ...SEATED, game: 'g' }, SEATED],
    ['they sat down themselves', IDLE, SEATED],
    ['they are back in the queue', SEATED, WAITING],
  ])('nowhere when %s', (_, before, now) => {
    expect(calledTo(before, now)).toBeNull();
  });
});
