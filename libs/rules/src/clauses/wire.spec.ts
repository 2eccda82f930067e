import { describe, expect, it } from '@jest/globals';
import { police } from '../ruleset/police.js';
import { check, folded, nine } from '../testing/nine.js';
import { viewFor } from '../view/viewFor.js';

describe('the order of the wire (CON-06)', () => {
  it('a viewer who sorts the opening has the whole picture: the own card stands over the partners', () => {
    const host = nine({ protectedSeats: [7] });
    for (let seat = 1; seat <= 9; seat += 1)
      expect(folded(host, { kind: 'seat', seat })).toEqual(viewFor(host.state, { kind: 'seat', seat }));
  });

  it('where partners do not know each other nobody is told another’s pick (POL-06)', () => {
    const host = nine({ ruleset: { ...police, knows: { partners: ['killer'] } } });
    check(host, 7, 3);
    for (const seat of [3, 4]) {
      const view = viewFor(host.state, { kind: 'seat', seat });
      expect(view.picks).toHaveLength(seat === 3 ? 1 : 0);
      expect(folded(host, { kind: 'seat', seat })).toEqual(view);
    }
  });
});
