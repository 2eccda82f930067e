import { expect, it } from '@jest/globals';
import { sharedPicks } from './picks.js';

it('puts seats that made the same choice together, nobody being one too', () => {
  expect(
    sharedPicks([
      { seat: 12, verb: 'kill', target: 3 },
      { seat: 7, verb: 'check', target: 3 },
      { seat: 5, verb: 'kill', target: 3 },
      { seat: 8, verb: 'check', target: null },
    ]),
  ).toEqual([
    { verb: 'kill', target: 3, seats: [5, 12] },
    { verb: 'check', target: 3, seats: [7] },
    { verb: 'check', target: null, seats: [8] },
  ]);
});
