import { describe, expect, it } from '@jest/globals';
import { ROLES } from '../model/role.js';
import { SIX } from '../testing/six.js';
import { isPresetName, PRESET_NAMES } from './presets.js';

/** Killers, police, civilians, doctor, secret police, secret killer for each size (ROLES gives the order). */
const TABLES = {
  deduction: { 6: '2 0 4 0 0 0', 7: '2 0 5 0 0 0' },
  police: {
    8: '2 2 4 0 0 0',
    9: '2 2 5 0 0 0',
    10: '2 2 6 0 0 0',
    11: '3 3 5 0 0 0',
    12: '3 3 6 0 0 0',
    13: '3 3 7 0 0 0',
    14: '4 4 6 0 0 0',
    15: '4 4 7 0 0 0',
  },
  'police-mainstream': {
    8: '2 2 4 0 0 0',
    9: '2 2 5 0 0 0',
    10: '2 2 6 0 0 0',
    11: '3 3 5 0 0 0',
    12: '3 3 6 0 0 0',
    13: '3 3 7 0 0 0',
    14: '3 3 8 0 0 0',
    15: '4 4 7 0 0 0',
    16: '4 4 8 0 0 0',
    17: '4 4 9 0 0 0',
  },
  'doctor-agent': {
    8: '2 2 2 1 1 0',
    9: '2 2 3 1 1 0',
    10: '2 2 4 1 1 0',
    11: '3 3 3 1 1 0',
    12: '3 3 4 1 1 0',
    13: '3 3 5 1 1 0',
    14: '4 4 4 1 1 0',
    15: '4 4 5 1 1 0',
  },
  'secret-killer': { 12: '2 3 5 1 0 1', 16: '3 4 7 1 0 1' },
  'secret-police': {
    12: '3 2 5 1 1 0',
    13: '3 2 6 1 1 0',
    14: '3 2 7 1 1 0',
    15: '4 3 6 1 1 0',
    16: '4 3 7 1 1 0',
  },
};

const tableOf = (preset: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(SIX[preset]!.roles).map(([size, counts]) => [
      size,
      ROLES.map((role) => counts[role] ?? 0).join(' '),
    ]),
  );

/** Result by condition, in the order they are tested. */
const winsOf = (preset: string): string =>
  SIX[preset]!.wins.map(({ when, result }) => `${when} ${result}`).join(', ');

describe('the presets', () => {
  it('are the six of the rulebook, the club’s standard first', () => {
    expect(PRESET_NAMES[0]).toBe('police');
    expect([...PRESET_NAMES].sort()).toEqual(Object.keys(TABLES).sort());
    expect(isPresetName('secret-killer')).toBe(true);
    expect(isPresetName('toString')).toBe(false);
  });

  it.each(Object.entries(TABLES))(
    '%s deals its cards (DED-01, POL-01, MAI-01, DOC-01, SKV-01, SPV-01)',
    (preset, table) => {
      expect(tableOf(preset)).toEqual(table);
      const sizes = Object.keys(table).map(Number);
      expect(SIX[preset]!.seats).toEqual({ min: Math.min(...sizes), max: Math.max(...sizes) });
    },
  );

  it.each([
    ['deduction', 'killersOut good, parity killers'],
    ['police', 'killersOut good, policeOut killers, civiliansOut draw'],
    ['police-mainstream', 'killersOut good, policeOut killers, civiliansOut draw'],
    ['doctor-agent', 'regularPoliceOut killers, goodOut killers, half killers, killersOut good'],
    ['secret-killer', 'killersOut good, policeOut killers, civiliansAndDoctorOut draw, tiedRounds draw'],
    [
      'secret-police',
      'killersOut good, policeOut killers, onlySecretPolice draw, civiliansOut killers, tiedRounds draw',
    ],
  ])(
    '%s ends by its conditions, in order (DED-10, POL-19, MAI-07, DOC-10, SKV-16, SPV-09)',
    (preset, wins) => {
      expect(winsOf(preset)).toBe(wins);
    },
  );
});
