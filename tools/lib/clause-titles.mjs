// @ts-check
import ts from 'typescript';

/**
 * A title that runs: `own` as written, `path` with the groups around it, and in a group the number of its tests (0 for a test).
 * @typedef {{ readonly own: string, readonly path: string, readonly tests: number }} Title
 */

/** A call that names a test or a group. @typedef {{ readonly isGroup: boolean, readonly runs: boolean, readonly title: string }} Named */

const NOT_RUN = ['skip', 'todo', 'failing'];

/**
 * The titles in a source of tests, groups' included. Skipped ones and those still to be written prove nothing.
 * @param {string} file @param {string} text @returns {Title[]}
 */
export function titlesIn(file, text) {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return titlesUnder(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind), []);
}

/** @param {ts.Node} node @param {readonly string[]} above @returns {Title[]} */
function titlesUnder(node, above) {
  const named = ts.isCallExpression(node) ? namedBy(node) : null;
  const groups = named?.isGroup ? [...above, named.title] : above;
  if (named !== null && !named.runs) return [];
  const inside = childrenOf(node).flatMap((child) => titlesUnder(child, groups));
  if (named === null) return inside;
  const own = { own: named.title, path: [...above, named.title].join(' › ') };
  if (!named.isGroup) return [{ ...own, tests: 0 }];
  const tests = inside.filter((title) => title.tests === 0).length;
  return tests > 0 ? [{ ...own, tests }, ...inside] : [];
}

/** @param {ts.Node} node */
function childrenOf(node) {
  /** @type {ts.Node[]} */
  const children = [];
  ts.forEachChild(node, (child) => void children.push(child));
  return children;
}

/** `it('…')`, `describe.skip('…')`, `it.each(rows)('…')`. @param {ts.CallExpression} call @returns {Named | null} */
function namedBy(call) {
  const [first] = call.arguments;
  const [name = '', ...how] = namesOf(call.expression);
  if (first === undefined || !['describe', 'it', 'test'].includes(name)) return null;
  if (how.includes('each') && !isOfRows(call.expression)) return null;
  const title = wordsOf(first);
  const rows = /[%$]/.test(title) ? rowsOf(call.expression) : [];
  return {
    isGroup: name === 'describe',
    runs: !how.some((word) => NOT_RUN.includes(word)),
    title: [title, ...rows].join(' | '),
  };
}

/** The call that takes the title, not the one that takes the rows. @param {ts.Expression} called */
function isOfRows(called) {
  return ts.isCallExpression(called) || ts.isTaggedTemplateExpression(called);
}

/** @param {ts.Expression} called @returns {string[]} */
function namesOf(called) {
  if (ts.isIdentifier(called)) return [called.text];
  if (ts.isPropertyAccessExpression(called)) return [...namesOf(called.expression), called.name.text];
  if (ts.isCallExpression(called)) return namesOf(called.expression);
  return ts.isTaggedTemplateExpression(called) ? namesOf(called.tag) : [];
}

/** Texts that the rows of an `each` put into the title: a row itself, or a member of it. @param {ts.Expression} called */
function rowsOf(called) {
  const rows = ts.isCallExpression(called) ? called.arguments[0] : undefined;
  const table = rows !== undefined && ts.isAsExpression(rows) ? rows.expression : rows;
  if (table === undefined || !ts.isArrayLiteralExpression(table)) return [];
  return table.elements
    .flatMap((row) => (ts.isArrayLiteralExpression(row) ? [...row.elements] : [row]))
    .filter(ts.isStringLiteral)
    .map(({ text }) => text);
}

/** What is written in a title; values put into it are left out. @param {ts.Expression} title */
function wordsOf(title) {
  if (ts.isStringLiteralLike(title)) return title.text;
  if (!ts.isTemplateExpression(title)) return '';
  return [title.head, ...title.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('…');
}
