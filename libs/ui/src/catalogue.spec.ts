import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ANSWER_CODES } from '@killer-club/protocol';
import { FAULT_TEXTS, OPTION_PATHS, PRESET_NAMES, ROLES, type SanctionKind } from '@killer-club/rules';
import { keysOf } from './catalogue.js';
import { faultsOf, keysAskedFor, readCatalogues } from './testing/catalogues.js';

const SANCTIONS = {
  warned: true,
  deducted: true,
  voteVoided: true,
  ejected: true,
  textClosed: true,
  turnEnded: true,
  turnExtended: true,
  paused: true,
  annulled: true,
  voteMissed: true,
} as const satisfies Record<SanctionKind, true>;

const catalogues = readCatalogues(path.join(import.meta.dirname, '../messages'));

describe('the shared words', () => {
  it('are the same in every language', () => {
    expect(faultsOf(catalogues)).toEqual([]);
  });

  it.each(Object.entries(catalogues))('have in %s all that the sources ask for', (_, catalogue) => {
    const keys = new Set(keysOf(catalogue));
    expect(keysAskedFor(import.meta.dirname).filter((key) => !keys.has(key))).toEqual([]);
    const composed = [
      ...ANSWER_CODES.map((code) => `answer.${code}`),
      ...ROLES.map((role) => `term.role.${role}`),
      ...ROLES.map((role) => `term.identityMark.${role}`),
      ...Object.keys(SANCTIONS).map((kind) => `sanction.${kind}`),
      ...PRESET_NAMES.map((preset) => `term.preset.${preset}`),
      ...OPTION_PATHS.map((option) => `option.${option}`),
      ...Object.keys(FAULT_TEXTS).map((code) => `rulesetFault.${code}`),
    ];
    expect(composed.filter((key) => !keys.has(key))).toEqual([]);
  });

  it.each(Object.entries(catalogues))(
    'describe in %s the options there are, each in a line',
    (_, { option = {} }) => {
      const described = typeof option === 'string' ? [] : keysOf(option);
      expect(described.sort()).toEqual([...OPTION_PATHS].sort());
      expect(JSON.stringify(option)).not.toContain('\\n');
    },
  );

  it('tell faults of a ruleset as the rules do', () => {
    expect(catalogues.en?.rulesetFault).toEqual(FAULT_TEXTS);
  });

  it('show a missing key and other placeholders as faults', () => {
    expect(faultsOf({ a: { x: '{n} seats', y: 'y' }, b: { x: 'seats' } })).toEqual([
      'b has no y',
      'b fills x with other values',
    ]);
  });
});
