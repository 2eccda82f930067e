import { expect, it } from '@jest/globals';
import { asClock } from './elapsed.js';

it('shows a span of time as a clock does', () => {
  expect([-1, 0, 999, 9000, 60_000, 3_599_999, 3_600_000].map(asClock)).toEqual([
    '0:00',
    '0:00',
    '0:00',
    '0:09',
    '1:00',
    '59:59',
    '60:00',
  ]);
});
