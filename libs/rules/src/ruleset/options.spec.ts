import { describe, expect, it } from '@jest/globals';
import { SIX } from '../testing/six.js';
import { notationOf } from './notation.js';
import { OPTION_PATHS, OPTIONS, optionAt } from './options.js';
import { isTree } from './tree.js';
import { isRuleset, rangeFaults, shapeFaults } from './validation/shape.js';
import { police } from './police.js';

/** Paths of a ruleset's own members; groups are those that have options of their own. */
const pathsOf = (tree: object): string[] =>
  Object.entries(tree).flatMap(([name, value]) =>
    isTree(value) && name !== 'roles' ? Object.keys(value).map((member) => `${name}.${member}`) : [name],
  );

describe('the catalogue of options', () => {
  it.each(Object.entries(SIX))('has every member of %s, and no other', (_, ruleset) => {
    expect(pathsOf(ruleset).sort()).toEqual([...OPTION_PATHS].sort());
  });

  it.each(Object.entries(SIX))('has every value of %s within its range', (_, ruleset) => {
    expect(shapeFaults(ruleset)).toEqual([]);
    expect(rangeFaults(ruleset)).toEqual([]);
  });

  it.each([
    ['stalemateRounds', '1, 2 … 1000'],
    ['check.limit', '0, 1 … 100 | none'],
    ['lastWords.count', '0, 1 … 30 | police | {<players>: 0, 1 … 30}'],
    ['seconds.night', '0 … 3600'],
    ['roundPk', 'true | false'],
    ['tie.end', 'draw | lots | noExile'],
    ['tie.steps', '[statement, offCircle]'],
    ['roles', '{<3 … 30>: {killer, police, civilian, doctor, secretPolice, secretKiller: 0, 1 …}}'],
  ] as const)('tells what %s may be: %s', (path, notation) => {
    expect(notationOf(optionAt(path))).toBe(notation);
  });

  it('tells what entries of a list may be', () => {
    expect(notationOf(OPTIONS.immune)).toContain('from: killers, while: always | shotUnused}]');
  });
});

describe('the shape of a ruleset', () => {
  const faults = (value: unknown): string[] => shapeFaults(value).map(({ path, code }) => `${path} ${code}`);

  it.each([
    ['nothing', null, ['ruleset wrongType']],
    ['a list', [], ['ruleset wrongType']],
    ['another member', { ...police, colour: 'red' }, ['colour unknownOption']],
    ['another member of a group', { ...police, tie: { ...police.tie, coin: 1 } }, ['tie.coin unknownOption']],
    ['a member that is not there', { ...police, surrender: undefined }, ['surrender wrongType']],
    [
      'an inherited member',
      { ...police, surrender: undefined, toString: 1 },
      ['toString unknownOption', 'surrender wrongType'],
    ],
    ['a group that is none', { ...police, reveal: 'none' }, ['reveal.exile wrongType']],
    ['a row that is none', { ...police, roles: { 8: 8 } }, ['roles.8 wrongType']],
    ['a card nobody knows', { ...police, roles: { 8: { joker: 8 } } }, ['roles.8 wrongType']],
    ['half a card', { ...police, roles: { 8: { killer: 0.5 } } }, ['roles.8.killer wrongType']],
    ['a size with a zero before it', { ...police, roles: { '08': {} } }, ['roles.08 wrongType']],
    ['roles that are none', { ...police, roles: [] }, ['roles wrongType']],
    [
      'an entry with a member too many',
      { ...police, wins: [{ when: 'half', result: 'good', at: 1 }] },
      ['wins wrongType'],
    ],
    ['a condition nobody knows', { ...police, wins: [{ when: 'late', result: 'good' }] }, ['wins wrongType']],
  ])('is not met by %s', (_, value, expected) => {
    expect(faults(value)).toEqual(expected);
    expect(isRuleset(value)).toBe(false);
  });

  it('does not ask for ranges, so that stored games outlive them', () => {
    expect(isRuleset({ ...police, stalemateRounds: 0, seats: { min: 1, max: 99 } })).toBe(true);
  });
});
