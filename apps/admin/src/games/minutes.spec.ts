import { expect, it } from '@jest/globals';
import { minutesAndSeconds } from './minutes.js';

it.each([
  [0, '0:00'],
  [9, '0:09'],
  [65, '1:05'],
  [600, '10:00'],
])('%i seconds are %s', (seconds, shown) => {
  expect(minutesAndSeconds(seconds)).toBe(shown);
});
