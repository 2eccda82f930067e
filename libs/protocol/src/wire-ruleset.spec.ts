import { describe, expect, it } from '@jest/globals';
import { PRESETS } from '@killer-club/rules';
import { z } from 'zod';
import { ruleset } from './wire-ruleset.js';

describe('a ruleset on the wire', () => {
  it.each(Object.entries(PRESETS))('takes %s as it is', (_, preset) => {
    expect(ruleset.parse(JSON.parse(JSON.stringify(preset)))).toEqual(preset);
  });

  it('names what is wrong with its path, within what it travels in', () => {
    const wrong = { ...PRESETS.police, tie: { ...PRESETS.police.tie, end: 'coin' }, colour: 'red' };
    const issues = z.strictObject({ ruleset }).safeParse({ ruleset: wrong }).error?.issues;
    expect(issues?.map(({ path }) => path)).toEqual([
      ['ruleset', 'colour'],
      ['ruleset', 'tie', 'end'],
    ]);
  });

  it('is not left out', () => {
    expect(z.strictObject({ ruleset }).safeParse({}).success).toBe(false);
  });

  it('may be older than today’s ranges', () => {
    expect(ruleset.safeParse({ ...PRESETS.police, stalemateRounds: 5000 }).success).toBe(true);
  });
});
