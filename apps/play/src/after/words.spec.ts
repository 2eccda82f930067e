import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { keysOf } from '@killer-club/ui';
import { readCatalogues } from '@killer-club/ui/testing';

const own = readCatalogues(path.join(import.meta.dirname, '../../messages/after'));

const COMPOSED = [
  ...['won', 'lost', 'draw', 'annulled'].map((own) => `own.${own}`),
  ...['good', 'bad', 'open'].map((verdict) => `verdict.${verdict}`),
];

describe('the words after a game', () => {
  it('have the keys that are put together', () => {
    const keys = new Set(keysOf(own['zh-CN'] ?? {}));
    expect(COMPOSED.filter((key) => !keys.has(key))).toEqual([]);
  });
});
