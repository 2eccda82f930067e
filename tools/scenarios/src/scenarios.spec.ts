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

describe('a pause in a story (DET-13, DET-26)', () => {
  const paused = (steps: string): string =>
    game(`  - night: []\n  - do: ["judge pause", "1 pass"]\n    expect: { refused: ["1 pass"] }\n${steps}`);

  it('tells who will speak as if it were over', () => {
    const order = [1, 2, 3, 4, 5, 6, 7, 8].map((seat) => `"${String(seat)} speech"`).join(', ');
    expect(run(paused(`  - do: []\n    expect: { stage: speech, speaks: [${order}] }\n`))).toBeNull();
  });

  it('comes to its own end before speeches go by or a clock runs out', () => {
    expect(run(paused('  - vote: { 3: 1 }\n    expect: { exiled: 1 }\n'))).toBeNull();
    const inBallot =
      '  - do: ["judge pause"]\n    after: speeches\n  - vote: { 3: 1, 4: 2 }\n    expect: { exiled: 2, refused: ["3 vote 1"] }\n';
    expect(run(game(`  - night: []\n${inBallot}`))).toBeNull();
    expect(
      run(
        game(
          '  - do: ["judge pause"]\n  - night: ["1 kill 5"]\n    expect: { refused: ["1 kill 5"], dead: [] }\n',
        ),
      ),
    ).toBeNull();
  });

  it('can be ended by the judge', () => {
    expect(
      run(
        paused(
          '  - do: ["judge pause", "judge resume", "1 pass"]\n    expect: { refused: ["judge pause"] }\n',
        ),
      ),
    ).toBeNull();
  });
});

describe('details of a story', () => {
  it('a vote step closes a tally stage too', () => {
    const text = game(
      '  - night: []\n  - vote: { 3: 1 }\n    expect: { exiled: 1 }\n',
      'options: { seconds.tally: 5 }\n',
    );
    expect(run(text)).toBeNull();
  });

  it('a vote of a do step stands in the vote step; shown are the votes of its ballot, the voided gone', () => {
    const text = game(
      '  - night: []\n  - do: ["5 vote 1", "6 vote 1", "judge void 6", "6 vote 1"]\n    after: speeches\n    expect: { refused: ["6 vote 1"], stage: ballot, shown: {} }\n  - vote: { 3: 1, 4: 2, 6: 2 }\n    expect: { exiled: 1, shown: { 3: 1, 4: 2, 5: 1 }, refused: ["6 vote 2"] }\n',
    );
    expect(run(text)).toBeNull();
  });

  it('refusals of a map are compared without order', () => {
    const text = game(
      '  - night: ["1 kill 5", "2 kill 5"]\n  - vote: { 4: 5, 3: 5 }\n    expect: { refused: ["4 vote 5", "3 vote 5"] }\n',
    );
    expect(run(text)).toBeNull();
  });

  it('a dead seat’s leave is never refused, not even after the end', () => {
    const text = game(
      '  - night: ["1 kill 5", "2 kill 5"]\n  - do: ["5 leave", "1 leave", "2 leave", "2 leave", "3 leave"]\n    expect: { result: good, refused: ["3 leave"] }\n',
    );
    expect(run(text)).toBeNull();
  });

  it('a round that ends without its ballot exiles none', () => {
    const text = game(
      '  - night: []\n  - vote: { 3: 5, 4: 6 }\n  - do: ["judge eject 5", "judge eject 6"]\n    expect: { exiled: none, stage: night, dead: [5, 6] }\n',
    );
    expect(run(text)).toBeNull();
  });

  it('the table may name its protected seats alone', () => {
    const text = game(
      '  - night: ["1 kill 5"]\n    expect: { refused: ["1 kill 5"], stage: speech }\n',
      'table: { protected: [5] }\n',
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
    ['a table seat that is not there', game('  - night: []\n', 'table: { firstSpeaker: 9 }\n'), 4],
    ['an alias to nowhere', game('  - night: *nothing\n'), 6],
    ['a pick that is none', game('  - night: ["1 hug 2"]\n'), 6],
    ['an unknown expectation', game('  - night: []\n    expect: { mood: 1 }\n'), 7],
  ])('%s is named with its line', (_what, text, line) => {
    expect(fault(text)?.line).toBe(line);
    expect(fault(text)?.message.length).toBeGreaterThan(5);
  });
});
