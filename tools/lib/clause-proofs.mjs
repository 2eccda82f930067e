// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { idsIn } from './clause-ids.mjs';
import { titlesIn } from './clause-titles.mjs';

/** Where a clause is named: a test's or group's title, or a scenario. @typedef {{ readonly id: string, readonly where: string }} Proof */

const ROOMS = ['libs', 'apps', 'tools'];
const CASES = 'libs/rules/cases';
const NOT_OURS = /(^|[/\\])(node_modules|dist|\.next|\.cache)[/\\]/;

/** Every clause that a test's title or a scenario names, in the folder of the club. @param {string} root @returns {Proof[]} */
export function clauseProofs(root) {
  const tests = ROOMS.flatMap((room) => filesIn(root, room, /\.spec\.tsx?$/));
  return [
    ...tests.flatMap((file) => proofsOfTests(file, readFileSync(path.join(root, file), 'utf8'))),
    ...filesIn(root, CASES, /\.ya?ml$/).flatMap((file) =>
      proofsOfCase(file, readFileSync(path.join(root, file), 'utf8')),
    ),
  ];
}

/** @param {string} file @param {string} text @returns {Proof[]} */
export function proofsOfTests(file, text) {
  return titlesIn(file, text).flatMap(({ own, path: title, tests }) => {
    const where = `${file}: ${title}${tests > 0 ? ` (${String(tests)} tests)` : ''}`;
    return idsIn(own).map((id) => ({ id, where }));
  });
}

/** @param {string} file @param {string} text @returns {Proof[]} */
export function proofsOfCase(file, text) {
  /** @type {{ readonly title?: unknown, readonly clauses?: unknown } | null} */
  const story = parse(text);
  const ids = Array.isArray(story?.clauses) ? story.clauses.map(String) : [];
  return ids.map((id) => ({ id, where: `${file}: ${String(story?.title)}` }));
}

/** @param {string} root @param {string} room @param {RegExp} wanted paths below the root */
function filesIn(root, room, wanted) {
  return readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(room, name))
    .filter((name) => wanted.test(name) && !NOT_OURS.test(name))
    .sort();
}
