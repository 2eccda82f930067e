import { describe, expect, it } from '@jest/globals';
import { PRESETS } from '@killer-club/rules';
import { withOptions } from './options.js';
import { parseScenario } from './parse.js';

describe('the options of a story', () => {
  it('are a custom ruleset, dotted or nested', () => {
    const changed = { ...PRESETS.police, tie: { ...PRESETS.police.tie, end: 'lots' } };
    expect(withOptions(PRESETS.police, { 'tie.end': 'lots' })).toEqual(changed);
    expect(withOptions(PRESETS.police, { tie: { end: 'lots' } })).toEqual(changed);
  });

  it.each([
    [
      'an unknown option',
      'night.colour: red',
      /^options\.night\.colour: there is no such option; expected night\.kind/,
    ],
    ['a wrong type', 'tie.end: 3', /^options\.tie\.end: expected draw \| lots \| noExile, came 3$/],
    ['beyond its range', 'stalemateRounds: 0', /^options\.stalemateRounds: expected 1, 2 … 1000, came 0$/],
    ['a group', 'tie: lots', /^options\.tie: expected \{tie\.steps, .*\}, came "lots"$/],
    [
      'nonsense',
      'roles.8: { killer: 4, police: 2, civilian: 2 }',
      /^options\.roles\.8: killers must be fewer than half/,
    ],
    ['several', 'stalemateRounds: 0, tie.end: 3', /^options\.tie\.end: .*; options\.stalemateRounds: /],
  ])('are refused with line, path and what was expected: %s', (_, option, message) => {
    const text = `title: A test\nclauses: [POL-03]\nruleset: police\noptions: { ${option} }\nseats: K K P P C C C C\nsteps:\n  - night: []\n`;
    const parsed = parseScenario(text);
    expect(parsed.ok ? null : parsed.fault).toEqual({ line: 4, message: expect.stringMatching(message) });
  });
});
