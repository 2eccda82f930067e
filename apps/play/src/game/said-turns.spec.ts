import { expect, it } from '@jest/globals';
import { speechesOfRound } from './said-turns.js';
import { TestTable } from './testing/table.js';

it('gathers what one seat said in a row', () => {
  const table = new TestTable();
  table.night({ kill: null, check: null });
  const say = (seat: number, id: string): void => {
    table.act(seat, { type: 'speak', stage: table.state.stage, text: { id, hash: 'h' } });
  };
  say(1, 'a');
  say(1, 'b');
  table.expire();
  say(2, 'c');
  const told = speechesOfRound(table.view()).map(({ seat, refs }) => [seat, refs.map(({ id }) => id).join()]);
  expect(told).toEqual([
    [1, 'a,b'],
    [2, 'c'],
  ]);
});
