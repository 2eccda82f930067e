import { describe, expect, it } from '@jest/globals';
import { readyBody, signUpBody } from './rest.js';

const signUp = (name: string, password = 'long enough') => signUpBody.safeParse({ name, password }).success;

describe('sign up', () => {
  it.each(['李雷', 'Ann', 'a_b', 'Ann Lee', 'אבג', '№ 1'])('takes the name %s', (name) => {
    expect(signUp(name)).toBe(true);
  });
  it.each([
    '',
    'a',
    ' a ',
    'x'.repeat(21),
    'a\nb',
    'a\u202eb',
    'a\u200bb',
    'Ann 🔪',
    '1\uFE0F\u20E3x',
    '🇨🇳🇨🇳',
  ])('refuses the name %j', (name) => {
    expect(signUp(name)).toBe(false);
  });
  it('wants eight characters of password, and no key it does not know', () => {
    expect(signUp('Ann', 'seven77')).toBe(false);
    expect(
      signUpBody.safeParse({ name: 'Ann', password: 'long enough', role: 'administrator' }).success,
    ).toBe(false);
  });
});

describe('ready', () => {
  it.each([
    ['00112233445566778899aabbccddeeff', true],
    ['00112233445566778899AABBCCDDEEFF', false],
    ['0011', false],
  ])('contribution %s → %s', (contribution, good) => {
    expect(readyBody.safeParse({ check: 'c', contribution }).success).toBe(good);
  });
});
