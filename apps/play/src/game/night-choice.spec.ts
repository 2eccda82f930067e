import { describe, expect, it } from '@jest/globals';
import { keptChoice, pickMarks, readChoice, standingChoice } from './night-choice.js';
import { TestTable } from './testing/table.js';

describe('a choice of the night', () => {
  it('is kept for its own night alone', () => {
    expect(readChoice(keptChoice(2, 5), 2)).toBe(5);
    expect(readChoice(keptChoice(2, null), 2)).toBeNull();
    expect(readChoice(keptChoice(2, 5), 3)).toBeUndefined();
    expect(readChoice('', 1)).toBeUndefined();
    expect(readChoice('2:x', 2)).toBeUndefined();
  });

  it('stands as picked, then as locked; a civilian’s is their note', () => {
    const table = new TestTable();
    const { stage } = table.state;
    const [first = 0, second = 0] = table.living('killer');
    const [own = 0, target = 0, other = 0] = table.living('civilian').filter((seat) => seat !== 1);
    table.act(first, { type: 'pick', stage, verb: 'kill', target: other });
    expect(standingChoice(table.view(first), undefined)).toBe(other);
    expect(standingChoice(table.view(second), undefined)).toBeUndefined();
    table.act(second, { type: 'pick', stage, verb: 'kill', target });
    table.act(first, { type: 'pick', stage, verb: 'kill', target });
    expect(standingChoice(table.view(first), other)).toBe(target);
    expect(standingChoice(table.view(own), other)).toBe(other);
  });

  it('marks a picked seat with its pickers', () => {
    const marks = pickMarks([
      { seat: 4, target: 5 },
      { seat: 2, target: 5 },
      { seat: 7, target: null },
    ]);
    expect([...marks]).toEqual([[5, '←2、4']]);
  });
});
