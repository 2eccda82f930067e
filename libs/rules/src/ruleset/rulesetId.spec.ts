import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { SIX } from '../testing/six.js';
import { canonical } from './canonical.js';
import { police } from './police.js';
import { rulesetIdOf } from './rulesetId.js';
import type { Ruleset } from './ruleset.js';

const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, member]) => [name, reversed(member)]),
  );
};

describe('the id of a ruleset (CUS-03)', () => {
  it('is the SHA-256 of its canonical JSON', () => {
    expect(rulesetIdOf(police)).toBe(createHash('sha256').update(canonical(police)).digest('hex'));
  });

  it.each(Object.entries(SIX))('does not know in which order %s was written', (_, ruleset) => {
    const other = reversed(ruleset) as Ruleset;
    expect(JSON.stringify(other)).not.toBe(JSON.stringify(ruleset));
    expect(rulesetIdOf(other)).toBe(rulesetIdOf(ruleset));
  });

  it('is another for every preset, and after any change', () => {
    const changed: Ruleset = { ...police, wins: [...police.wins].reverse() };
    const all = [...Object.values(SIX), changed, { ...police, stalemateRounds: 11 }];
    expect(new Set(all.map(rulesetIdOf)).size).toBe(all.length);
  });
});
