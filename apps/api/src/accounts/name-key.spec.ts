import { describe, expect, it } from '@jest/globals';
import { nameKey, signInKey } from './name-key.js';

describe('nameKey', () => {
  it.each([
    ['Alice', 'ALICE'],
    ['Alice', 'Ａｌｉｃｅ'],
    ['Alice', 'Аliсе'],
    ['paypal', 'рауpal'],
    ['Bob1', 'Bobl'],
    ['Bob', 'B ob'],
    ['Bob', 'B\u00adob'],
    ['Zoë', 'Zoe\u0308'],
    ['O0', '0O'],
  ])('%s and %s are one name', (a, b) => {
    expect(nameKey(a)).toBe(nameKey(b));
  });

  it.each([
    ['李雷', '韩梅梅'],
    ['Ann', 'Anna'],
    ['Zoe', 'Zoë'],
  ])('%s and %s are two', (a, b) => {
    expect(nameKey(a)).not.toBe(nameKey(b));
  });

  it('makes an address of it', () => {
    expect(signInKey('李雷')).toMatch(/^[0-9a-f]{48}@name\.invalid$/);
  });
});
