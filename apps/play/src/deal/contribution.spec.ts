import { describe, expect, it } from '@jest/globals';
import { readyBody } from '@killer-club/protocol';
import { PageMemory } from '../net/page-memory.js';
import { Contributions } from './contribution.js';

/** A browser that keeps nothing beyond the page. */
const forgetful = () =>
  new Contributions(
    new PageMemory(() => {
      throw new DOMException('storage is forbidden');
    }),
  );

describe('a contribution', () => {
  it('is what the club takes, and another for each game', () => {
    const own = forgetful();
    const drawn = Array.from({ length: 50 }, (_, game) => own.to(`g${game}`));
    for (const contribution of drawn)
      expect(readyBody.safeParse({ check: 'c', contribution }).success).toBe(true);
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it('stays the same for its game and can be looked for afterwards', () => {
    const own = forgetful();
    expect(own.keptFor('g')).toBeNull();
    const drawn = own.to('g');
    expect([own.to('g'), own.keptFor('g')]).toEqual([drawn, drawn]);
  });
});
