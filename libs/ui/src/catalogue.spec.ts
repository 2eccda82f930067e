import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ANSWER_CODES } from '@killer-club/protocol';
import { PRESET_NAMES, ROLES, type SanctionKind } from '@killer-club/rules';
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
    ];
    expect(composed.filter((key) => !keys.has(key))).toEqual([]);
  });

  it('show a missing key and other placeholders as faults', () => {
    expect(faultsOf({ a: { x: '{n} seats', y: 'y' }, b: { x: 'seats' } })).toEqual([
      'b has no y',
      'b fills x with other values',
    ]);
  });
});
