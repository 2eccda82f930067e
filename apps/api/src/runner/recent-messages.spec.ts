import { describe, expect, it } from '@jest/globals';
import { noCounts, type Audience, type Numbered } from '@killer-club/rules';
import { RecentMessages } from './recent-messages.js';

const message = (audience: Audience, n: number): Numbered => ({
  audience,
  n,
  after: n,
  message: { type: 'roundEnded', exiled: null },
});

describe('RecentMessages', () => {
  const recent = new RecentMessages(100);
  recent.add([message('public', 1), message('killers', 1), message('public', 2), message('killers', 2)]);
  const counts = { ...noCounts(9), public: 2, killers: 2 };

  it('tells what a cursor has not seen', () => {
    expect(recent.since({ public: 1, killers: 2 }, ['public', 'killers'], counts)).toEqual([
      message('public', 2),
    ]);
    expect(recent.since({ public: 2 }, ['public'], counts)).toEqual([]);
  });

  it('takes an audience without an entry for one not yet heard', () => {
    expect(recent.since({ public: 2 }, ['public', 'killers'], counts)).toEqual([
      message('killers', 1),
      message('killers', 2),
    ]);
  });

  it('never tells of an audience the viewer is not in', () => {
    expect(recent.since({ public: 1 }, ['public'], counts)).toEqual([message('public', 2)]);
  });

  it('calls it a gap when the cursor is ahead, or its audience was left with something unheard', () => {
    expect(recent.since({ public: 3 }, ['public'], counts)).toBe('gap');
    expect(recent.since({ public: 2, killers: 1 }, ['public'], counts)).toBe('gap');
    expect(recent.since({ public: 2, judge: 1 }, ['public'], counts)).toBe('gap');
    expect(recent.since({ public: 2, killers: 2 }, ['public'], counts)).toEqual([]);
  });

  it('calls it a gap when the messages are no longer kept', () => {
    const short = new RecentMessages(4);
    for (let n = 1; n <= 20; n += 1) short.add([message('public', n)]);
    expect(short.since({ public: 1 }, ['public'], { ...noCounts(9), public: 20 })).toBe('gap');
    expect(short.since({ public: 18 }, ['public'], { ...noCounts(9), public: 20 })).toHaveLength(2);
  });
});
