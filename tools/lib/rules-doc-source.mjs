// @ts-check
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {import('./rules-doc.mjs').DocSource} DocSource */
/** @typedef {typeof import('@killer-club/rules')} RulesLibrary */

const root = path.resolve(import.meta.dirname, '../..');
export const RULES_DOC = path.join(root, 'docs/RULES.md');

/**
 * What players read and what the rulesets hold, for the document.
 * @param {Pick<RulesLibrary, 'PRESETS' | 'clocksOf' | 'OPTION_PATHS' | 'optionAt' | 'notationOf'>} rules
 * @returns {DocSource}
 */
export function docSource({ PRESETS, clocksOf, OPTION_PATHS, optionAt, notationOf }) {
  const numbers = Object.entries(PRESETS).map(([name, ruleset]) => {
    return /** @type {const} */ ([name, { ...ruleset, clocks: clocksOf(ruleset) }]);
  });
  return {
    texts: { en: read('rules/en.json'), zh: read('rules/zh-CN.json') },
    roles: { en: read('en.json').term.role, zh: read('zh-CN.json').term.role },
    outline: read('rules/outline.json'),
    numbers: Object.fromEntries(numbers),
    options: OPTION_PATHS.map((option) => ({
      path: option,
      values: notationOf(optionAt(option)),
      default: IN_TABLES.includes(option) ? 'above' : shown(valueAt(PRESETS.police, option)),
      en: String(valueAt(read('en.json').option, option)),
      zh: String(valueAt(read('zh-CN.json').option, option)),
    })),
  };
}

/** Options whose values stand in the presets' own tables. @type {readonly string[]} */
const IN_TABLES = ['roles', 'wins'];

/** @param {unknown} tree @param {string} option @returns {unknown} */
function valueAt(tree, option) {
  return option
    .split('.')
    .reduce((/** @type {unknown} */ at, name) => new Map(Object.entries(at ?? {})).get(name), tree);
}

/** @param {unknown} value */
function shown(value) {
  return Array.isArray(value) ? `[${value.join(', ')}]` : String(value);
}

/** @param {string} file below the shared catalogues */
function read(file) {
  return JSON.parse(readFileSync(path.join(root, 'libs/ui/messages', file), 'utf8'));
}
