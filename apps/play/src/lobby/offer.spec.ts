import { describe, expect, it } from '@jest/globals';
import { PRESET_NAMES, PRESETS } from '@killer-club/rules';
import { offerOf, rolesOf, sizesOf, usualOffer } from './offer.js';

describe('what is offered', () => {
  it.each(PRESET_NAMES)('is each size that %s has roles for, smallest first', (preset) => {
    const sizes = sizesOf(preset);
    expect(sizes).toEqual([...sizes].sort((one, other) => one - other));
    expect(sizes.map(String).sort()).toEqual(Object.keys(PRESETS[preset].roles).sort());
    for (const size of sizes) {
      const roles = Object.values(rolesOf({ preset, size }));
      expect(roles.reduce((sum, count) => sum + count, 0)).toBe(size);
    }
  });

  it('is the nearest size where the wanted one is not played', () => {
    const { preset, size } = usualOffer();
    const sizes = sizesOf(preset);
    expect(size).toBe(9);
    expect(offerOf(preset, 1).size).toBe(sizes[0]);
    expect(offerOf(preset, 99).size).toBe(sizes.at(-1));
  });

  it('is nothing of a ruleset that is not here', () => {
    expect(sizesOf('unknown')).toEqual([]);
    expect(rolesOf({ preset: 'unknown', size: 9 })).toEqual({});
  });
});
