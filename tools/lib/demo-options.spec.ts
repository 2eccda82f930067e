import { describe, expect, it } from '@jest/globals';
import { PRESETS } from '@killer-club/rules';
import { checkTable, readDemoPlan } from './demo-options.mjs';

describe('readDemoPlan', () => {
  it('reads what the command line asks for', () => {
    const args = '--ruleset police --players 12 --games 3 --seed 7 --speed 20'.split(' ');
    const plan = { preset: 'police', players: 12, games: 3, parallel: 1, seed: '7', speed: 20 };
    expect(readDemoPlan(args)).toEqual(plan);
  });

  it('takes it slower where many games run at once', () => {
    const { speed } = readDemoPlan(['--games', '100', '--parallel', '100']);
    expect(speed).toBeLessThan(readDemoPlan([]).speed);
  });

  it.each([
    [['--games', '0'], /^--games 0 is not/],
    [['--parallel', 'many'], /^--parallel many is not/],
    [['--speed', '-1'], /^.*--speed/],
    [['--seed', 'a b'], /^--seed must be/],
    [['--fast'], /--fast/],
    [['police'], /police/],
  ])('refuses %j in one line', (args, line) => {
    expect(() => readDemoPlan(args)).toThrow(line);
    expect(() => readDemoPlan(args)).toThrow(/^[^\n]*$/);
  });

  it('knows the tables the club offers', () => {
    const plan = readDemoPlan([]);
    checkTable(plan, PRESETS);
    expect(() => {
      checkTable({ ...plan, players: 7 }, PRESETS);
    }).toThrow(/^--players 7 is not a size of police/);
    expect(() => {
      checkTable({ ...plan, preset: 'chess' }, PRESETS);
    }).toThrow(/^--ruleset chess is none of police/);
  });
});
