import { describe, expect, it } from '@jest/globals';
import { announce, viewFor } from '@killer-club/rules';
import { hearersOf } from './hearers.js';
import { playedGame } from './testing/played-game.js';

describe('whom a message was for', () => {
  it('is known of each of the judge’s copies', () => {
    const told = playedGame().steps.flatMap(({ before, event, after }) => {
      const view = viewFor(after, { kind: 'judge' });
      const announcements = announce(before, event, after);
      return announcements.flatMap(({ audience, message }, index) => {
        const original = announcements[index - 1];
        return audience === 'judge' && original?.message === message
          ? [
              {
                type: message.type,
                was: original.audience,
                found: hearersOf({ audience, message, n: 1, after: 0 }, view),
              },
            ]
          : [];
      });
    });
    expect(told.length).toBeGreaterThan(50);
    expect(told.filter(({ was, found }) => was !== found)).toEqual([]);
    expect(told.some(({ was }) => was === 'killers')).toBe(true);
    expect(told.some(({ was }) => was === 'police')).toBe(true);
    expect(told.some(({ was }) => was === 'seat:1')).toBe(true);
  });
});
