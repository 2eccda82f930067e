// @ts-check
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {import('./rules-doc.mjs').DocSource} DocSource */
/** @typedef {typeof import('@killer-club/rules')} RulesLibrary */

const root = path.resolve(import.meta.dirname, '../..');
export const RULES_DOC = path.join(root, 'docs/RULES.md');

/** What players read and what the rulesets hold, for the document. @param {Pick<RulesLibrary, 'PRESETS' | 'clocksOf'>} rules @returns {DocSource} */
export function docSource({ PRESETS, clocksOf }) {
  const numbers = Object.entries(PRESETS).map(([name, ruleset]) => {
    return /** @type {const} */ ([name, { ...ruleset, clocks: clocksOf(ruleset) }]);
  });
  return {
    texts: { en: read('rules/en.json'), zh: read('rules/zh-CN.json') },
    roles: { en: read('en.json').term.role, zh: read('zh-CN.json').term.role },
    outline: read('rules/outline.json'),
    numbers: Object.fromEntries(numbers),
    options: [],
  };
}

/** @param {string} file below the shared catalogues */
function read(file) {
  return JSON.parse(readFileSync(path.join(root, 'libs/ui/messages', file), 'utf8'));
}
