import { describe, expect, it } from '@jest/globals';
import { Refused } from '@killer-club/ui';
import { FIELD_MAX, isTooMuch } from './limits.js';
import { secondsLeft } from './seconds-left.js';
import { waitOf } from './use-wait.js';

describe('waiting', () => {
  it('lasts as long as the club says', () => {
    expect(waitOf(new Refused(429, 'tooMany', '', undefined, 42))).toBe(42);
    expect(waitOf(new Refused(429, 'tooMany', ''))).toBe(10);
    expect(waitOf(new Refused(401, 'wrongNameOrPassword', ''))).toBe(0);
    expect(waitOf(new TypeError('x'))).toBe(0);
  });

  it('counts whole seconds, and shows none only when it is over', () => {
    expect([10_000, 9001, 9000, 1, 0, -5].map((left) => secondsLeft(50_000 + left, 50_000))).toEqual([
      10, 10, 9, 1, 0, 0,
    ]);
  });
});

describe('a field', () => {
  it('takes no megabytes in', () => {
    expect(isTooMuch('x'.repeat(10_000_000))).toBe(true);
    expect(isTooMuch('x'.repeat(FIELD_MAX))).toBe(false);
  });
});
