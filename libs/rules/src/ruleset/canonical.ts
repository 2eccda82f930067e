import { isTree } from './tree.js';

const LONE_SURROGATE = /\p{Surrogate}/u;

const stringOf = (text: string): string => {
  if (LONE_SURROGATE.test(text)) throw new TypeError('A lone surrogate has no canonical form');
  return JSON.stringify(text);
};

const objectOf = (tree: Readonly<Record<string, unknown>>): string => {
  // Without a comparison sort() goes by UTF-16 code units, as RFC 8785 asks.
  const names = Object.keys(tree).sort();
  return `{${names.map((name) => `${stringOf(name)}:${canonical(tree[name])}`).join(',')}}`;
};

/** The one JSON text of a value (RFC 8785): names sorted, numbers and strings as ECMAScript writes them. */
export const canonical = (value: unknown): string => {
  if (typeof value === 'string') return stringOf(value);
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'number' && Number.isFinite(value)) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (isTree(value)) return objectOf(value);
  throw new TypeError(`No JSON value: a ${typeof value}`);
};
