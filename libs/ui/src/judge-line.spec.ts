import path from 'node:path';
import { expect, it } from '@jest/globals';
import { createTranslator, type Messages } from 'use-intl/core';
import type { Language } from './catalogue.js';
import { judgeLine } from './judge-line.js';
import { readCatalogues } from './testing/catalogues.js';

const catalogues = readCatalogues(path.join(import.meta.dirname, '../messages'));

const toll = (locale: Language) => {
  const messages: Messages = catalogues[locale]!;
  return judgeLine({ type: 'dawnBroke', deaths: [3, 11] }, createTranslator({ locale, messages }));
};

it('lists seats as each language does', () => {
  expect(toll('zh-CN')).toBe('天亮了，昨夜 3、11号被杀。');
  expect(toll('en')).toBe('Dawn. Killed in the night: 3, 11.');
});
