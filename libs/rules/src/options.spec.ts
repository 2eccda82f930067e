import { describe, expect, it } from '@jest/globals';
import { OPTION_PATHS } from './ruleset/options.js';
import { CLOCK_PLAYS } from './testing/optionPlays/clocks.js';
import { DAY_PLAYS } from './testing/optionPlays/days.js';
import { NIGHT_PLAYS } from './testing/optionPlays/nights.js';
import { TABLE_PLAYS } from './testing/optionPlays/table.js';
import { rulesOf } from './testing/play.js';

const PLAYS = [...TABLE_PLAYS, ...NIGHT_PLAYS, ...DAY_PLAYS, ...CLOCK_PLAYS];

const ROWS = PLAYS.flatMap(({ path, preset, given, play, cases }) =>
  cases.map(([value, shown]) => ({ path, value, preset, given, play, shown })),
);

describe('every option changes play (CUS-02)', () => {
  it.each(ROWS)('$path: $value in $preset', ({ path, value, preset, given, play, shown }) => {
    expect(play(rulesOf(preset, { ...given, [path]: value }))).toEqual(shown);
  });

  it('no option is missing, none stands twice', () => {
    expect(PLAYS.map(({ path }) => path).sort()).toEqual([...OPTION_PATHS].sort());
  });

  it.each(PLAYS)('$path: its values come out differently', ({ cases }) => {
    const shown = cases.map(([, one]) => JSON.stringify(one));
    expect(cases.length).toBeGreaterThan(1);
    expect(new Set(shown).size).toBeGreaterThan(1);
  });
});
