import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { keysOf } from '@killer-club/ui';
import { faultsOf, keysAskedFor, readCatalogues } from '@killer-club/ui/testing';

const own = readCatalogues(path.join(import.meta.dirname, '../../messages'));
const shared = readCatalogues(path.join(import.meta.dirname, '../../../../libs/ui/messages'));

describe('the dashboard’s words', () => {
  it('are the same in every language', () => {
    expect(faultsOf(own)).toEqual([]);
  });

  it('have all that the pages ask for', () => {
    const keys = new Set([...keysOf(shared['zh-CN'] ?? {}), ...keysOf(own['zh-CN'] ?? {}, 'admin.')]);
    const asked = keysAskedFor(path.join(import.meta.dirname, '..'));
    expect(asked.filter((key) => !keys.has(key))).toEqual([]);
  });
});
