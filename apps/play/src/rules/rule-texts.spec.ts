import { describe, expect, it } from '@jest/globals';
import { clocksOf, PRESET_NAMES, PRESETS } from '@killer-club/rules';
import { LANGUAGES } from '@killer-club/ui';
import { clubRules, factWord, gistOf, rulesOf, TOLD_PRESETS } from './rule-texts.js';

describe.each(LANGUAGES)('the rules in %s', (language) => {
  it.each(TOLD_PRESETS)('tell %s whole, each section once and no text empty', (preset) => {
    const sections = rulesOf(language, preset);
    const names = sections.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.slice(0, 3)).toEqual(['gist', 'who', 'night']);
    expect(names.at(-1)).toBe('end');
    expect(sections.flatMap(({ title, texts }) => [title, ...texts])).not.toContain('');
    expect(gistOf(language, preset)).not.toBe('');
  });

  it('tell what every game has', () => {
    expect(clubRules(language)).toHaveLength(1);
    expect(clubRules(language)[0]?.texts.length).toBeGreaterThan(5);
  });

  it.each(PRESET_NAMES)('have a word for each number of %s', (preset) => {
    const words = ['title', 'players', 'clock', 'quietRounds', ...clocksOf(PRESETS[preset])];
    for (const word of words) expect(factWord(language, word)).not.toBe(word);
  });

  it('are nothing of a ruleset that is not here', () => {
    for (const name of ['chess', 'constructor']) expect(rulesOf(language, name)).toEqual([]);
  });
});

it('every ruleset of the club is told about', () => {
  expect(PRESET_NAMES.filter((preset) => !TOLD_PRESETS.includes(preset))).toEqual([]);
});
