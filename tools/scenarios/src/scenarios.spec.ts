import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { parseScenario } from './parse.js';
import { runScenario } from './run.js';

const CASES = fileURLToPath(new URL('../../../libs/rules/cases/', import.meta.url));

const run = (text: string) => {
  const parsed = parseScenario(text);
  if (!parsed.ok) throw new Error(`line ${parsed.fault.line}: ${parsed.fault.message}`);
  return runScenario(parsed.scenario);
};

const fault = (text: string) => {
  const parsed = parseScenario(text);
  return parsed.ok ? null : parsed.fault;
};

const game = (steps: string, head = ''): string =>
  `title: A test\nclauses: [POL-03]\nruleset: police\n${head}seats: K K P P C C C C\nsteps:\n${steps}`;

describe('games told as files', () => {
  it.each(readdirSync(CASES))('%s comes out as told', (name) => {
    expect(run(readFileSync(`${CASES}${name}`, 'utf8'))).toBeNull();
  });

  it('the first difference is told with its step, what was expected and what came', () => {
    const text = game(
      '  - night: []\n    expect: { dead: [] }\n  - vote: { 3: 1 }\n    expect: { exiled: 2 }\n',
    );
    expect(run(text)).toEqual({ step: 2, message: 'exiled: expected 2, came 1' });
  });

  it('a step that does not fit the moment is a difference', () => {
    expect(run(game('  - vote: { 3: 1 }\n'))).toEqual({
      step: 1,
      message: 'a vote step, but no ballot is open',
    });
    expect(run(game('  - do: []\n    at: "5 speech"\n  - do: []\n    at: "4 speech"\n'))).toMatchObject({
      step: 1,
    });
  });

  it('options change the rules, dotted or nested', () => {
    const noWords = game(
      '  - night: ["1 kill 5", "2 kill 5"]\n    expect: { stage: speech }\n',
      'options: { lastWords.night: none }\n',
    );
    expect(run(noWords)).toBeNull();
    expect(run(noWords.replace('{ lastWords.night: none }', '{ lastWords: { night: none } }'))).toBeNull();
  });

  it('votes that are never called are refused as written', () => {
    const text = game(
      '  - night: ["1 kill 5", "2 kill 5"]\n  - vote: { 3: 5, 4: 1, 5: 2 }\n    expect: { refused: ["3 vote 5", "5 vote 2"], exiled: 1 }\n',
    );
    expect(run(text)).toBeNull();
  });
});

describe('files that are no scenarios', () => {
  it.each([
    ['not YAML', 'title: [', 1],
    ['an unknown key', `${game('  - night: []\n')}colour: red\n`, 1],
    ['an unknown ruleset', game('  - night: []\n').replace('ruleset: police', 'ruleset: chess'), 3],
    ['a size that is not played', game('  - night: []\n').replace(' C C C C', ' C C'), 4],
    ['an unknown card', game('  - night: []\n').replace('K K P', 'K X P'), 4],
    ['an unknown option', game('  - night: []\n', 'options: { night.colour: red }\n'), 4],
    ['a pick that is none', game('  - night: ["1 hug 2"]\n'), 6],
    ['an unknown expectation', game('  - night: []\n    expect: { mood: 1 }\n'), 7],
  ])('%s is named with its line', (_what, text, line) => {
    expect(fault(text)?.line).toBe(line);
    expect(fault(text)?.message.length).toBeGreaterThan(5);
  });
});
