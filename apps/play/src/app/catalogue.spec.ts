import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { keysOf } from '@killer-club/ui';
import { faultsOf, keysAskedFor, readCatalogues } from '@killer-club/ui/testing';

const PARTS = ['account', 'lobby', 'game', 'after'];
const own = path.join(import.meta.dirname, '../../messages');
const shared = readCatalogues(path.join(import.meta.dirname, '../../../../libs/ui/messages'));

const whole = (language: string): string[] => [
  ...keysOf(shared[language] ?? {}),
  ...PARTS.flatMap((part) => keysOf(readCatalogues(path.join(own, part))[language] ?? {}, `${part}.`)),
];

describe('the client’s words', () => {
  it.each(PARTS)('are the same in every language: %s', (part) => {
    expect(faultsOf(readCatalogues(path.join(own, part)))).toEqual([]);
  });

  it('have all that the screens ask for', () => {
    const keys = new Set(whole('zh-CN'));
    expect(keysAskedFor(path.join(import.meta.dirname, '..')).filter((key) => !keys.has(key))).toEqual([]);
  });
});
