import { describe, expect, it } from '@jest/globals';
import { PRESET_NAMES } from '../ruleset/presets.js';
import { compared, pairsUntilLeak } from '../testing/secrecy/account.js';
import { LEAKS } from '../testing/secrecy/leaks.js';
import { WIRE } from '../testing/secrecy/stream.js';
import { KINDS } from '../testing/secrecy/viewers.js';

const PAIRS = process.env['DEEP'] === '1' ? 20_000 : 2000;

describe('a game and the same with what a viewer may not know changed (CON-06, CON-07, CLUB-15)', () => {
  it(`are byte by byte the same to the viewer, in ${PAIRS} pairs`, () => {
    const account = compared(WIRE, PAIRS, 1);
    expect(account.pairs).toBe(PAIRS);
    expect(account.unlike / PAIRS).toBeGreaterThanOrEqual(0.9);
    expect(account.skipped / PAIRS).toBeLessThan(0.2);
    for (const preset of PRESET_NAMES)
      expect([preset, (account.presets.get(preset) ?? 0) / PAIRS >= 0.05]).toEqual([preset, true]);
    for (const kind of KINDS)
      expect([kind, (account.kinds.get(kind) ?? 0) / PAIRS >= 0.05]).toEqual([kind, true]);
  });
});

describe('the comparison', () => {
  it.each(LEAKS)('finds $name', ({ wire, presets }) => {
    expect(pairsUntilLeak(wire, 200, presets)).not.toBeNull();
  });
});
