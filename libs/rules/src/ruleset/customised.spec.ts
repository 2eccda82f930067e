import { describe, expect, it } from '@jest/globals';
import { customised } from './customised.js';
import { police } from './police.js';
import { rulesetIdOf } from './rulesetId.js';
import type { Ruleset } from './ruleset.js';
import { secretKiller } from './secretKiller.js';
import { secretPolice } from './secretPolice.js';

const made = (preset: Ruleset, options: unknown): Ruleset => {
  const result = customised(preset, options);
  if (!result.ok) throw new Error(JSON.stringify(result.faults));
  return result.ruleset;
};

const faults = (options: unknown) => {
  const result = customised(police, options);
  return result.ok ? [] : result.faults.map(({ path, code }) => `${path} ${code}`);
};

describe('a preset with changed options', () => {
  it('takes dotted and nested names alike', () => {
    const dotted = made(police, { 'tie.end': 'lots', 'seconds.night': 30 });
    const nested = made(police, { tie: { end: 'lots' }, seconds: { night: 30 } });
    expect(dotted).toEqual(nested);
    expect(rulesetIdOf(dotted)).toBe(rulesetIdOf(nested));
    expect(dotted).toEqual({
      ...police,
      tie: { ...police.tie, end: 'lots' },
      seconds: { ...police.seconds, night: 30 },
    });
  });

  it('leaves the preset as it was, and without changes is the preset', () => {
    const before = rulesetIdOf(police);
    expect(rulesetIdOf(made(police, {}))).toBe(before);
    expect(rulesetIdOf(made(police, { tie: {} }))).toBe(before);
    made(police, { stalemateRounds: 3 });
    expect(rulesetIdOf(police)).toBe(before);
  });

  it('takes a row of cards whole where it deals to every seat, else beside the preset’s', () => {
    const whole = made(secretPolice, { 'roles.12': { killer: 3, police: 3, secretPolice: 1, civilian: 5 } });
    expect(whole.roles['12']).toEqual({ killer: 3, police: 3, secretPolice: 1, civilian: 5 });
    const part = made(secretPolice, { 'roles.12': { police: 3, civilian: 4 } });
    expect(part.roles['12']).toEqual({ killer: 3, police: 3, doctor: 1, secretPolice: 1, civilian: 4 });
    expect(made(secretPolice, { 'roles.12.police': 3, 'roles.12.civilian': 4 })).toEqual(part);
    expect(part.roles['13']).toEqual(secretPolice.roles['13']);
  });

  it('drops the preset’s sizes beyond a changed seat range', () => {
    expect(Object.keys(made(police, { 'seats.min': 12, 'seats.max': 13 }).roles)).toEqual(['12', '13']);
  });

  it('changes last words for one size, or for all', () => {
    expect(made(secretKiller, { 'lastWords.count.12': 2 }).lastWords.count).toEqual({ 12: 2, 16: 4 });
    expect(made(secretKiller, { 'lastWords.count': 1 }).lastWords.count).toBe(1);
    expect(made(police, { 'seats.max': 8, 'lastWords.count': { 8: 2 } }).lastWords.count).toEqual({ 8: 2 });
  });

  it.each([
    ['options', 3, ['options wrongType']],
    ['no options', null, ['options wrongType']],
    ['an empty name', { '': 1 }, [' unknownOption']],
    ['too many dots', { 'tie..end': 'draw' }, ['tie..end unknownOption']],
    ['below an option', { 'tie.end.now': 'draw' }, ['tie.end wrongType']],
    [
      'an object’s own words',
      { constructor: 1, 'tie.constructor': 1 },
      ['constructor unknownOption', 'tie.constructor unknownOption'],
    ],
    [
      'a prototype',
      JSON.parse('{"__proto__":{"stalemateRounds":3}}'),
      ['__proto__.stalemateRounds unknownOption'],
    ],
    [
      'a prototype among sizes',
      JSON.parse('{"roles":{"__proto__":{"killer":1}}}'),
      ['roles.__proto__ wrongType'],
    ],
    ['whole and part', { 'roles.8': 3, 'roles.8.killer': 2 }, ['roles.8 namedTwice']],
  ])('names what it cannot understand: %s', (_, options, expected) => {
    expect(faults(options)).toEqual(expected);
  });
});
