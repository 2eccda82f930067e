import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { notationOf, OPTION_PATHS, optionAt, PRESETS } from '@killer-club/rules';
import { readCatalogues } from './testing/catalogues.js';

const page = readFileSync(path.join(import.meta.dirname, '../../../docs/RULES.md'), 'utf8');
const words = readCatalogues(path.join(import.meta.dirname, '../messages')).en?.option;

const at = (tree: unknown, name: string): unknown =>
  Object.entries(tree ?? {}).find(([own]) => own === name)?.[1];

const textOf = (option: string): unknown =>
  option.split('.').reduce<unknown>((tree, name) => at(tree, name), words);

const defaultOf = (option: string): string => {
  if (option === 'roles' || option === 'wins') return 'above';
  const value = option.split('.').reduce<unknown>((tree, name) => at(tree, name), PRESETS.police);
  return Array.isArray(value) ? `[${value.join(', ')}]` : String(value);
};

/** A row's cells without the padding of the table. */
const rowOf = (line: string): string =>
  line
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim())
    .join('|');

describe('docs/RULES.md', () => {
  it('lists every option with what it may be, its value in the police game and its line', () => {
    const rows = OPTION_PATHS.map((option) => {
      const notation = notationOf(optionAt(option)).replaceAll('|', '\\|');
      return `|\`${option}\`|\`${notation}\`|${defaultOf(option)}|${String(textOf(option))}|`;
    });
    const lines = page.split('\n').filter((line) => line.startsWith('| `'));
    expect(lines.map(rowOf)).toEqual(rows);
  });
});
