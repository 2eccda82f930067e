import { notationOf } from '../notation.js';
import type { List, Numeric, Option, Records, RoleTable } from '../optionKind.js';
import { isTree, shown } from '../tree.js';
import { fault, type Fault } from './fault.js';

/** A size of table as a key: no sign, no leading zero. */
const SIZE = /^[1-9]\d*$/;

const wrong = (path: string, option: Option, value: unknown): Fault =>
  fault(path, 'wrongType', { expected: notationOf(option), came: shown(value) });

const beyond = (path: string, option: Option, value: unknown): Fault =>
  fault(path, 'outOfRange', { expected: notationOf(option), came: shown(value) });

const isOneOf = (words: readonly string[], value: unknown): boolean =>
  typeof value === 'string' && words.includes(value);

const twice = (path: string, items: readonly string[]): Fault[] =>
  [...new Set(items.filter((item, at) => items.indexOf(item) !== at))].map((item) =>
    fault(path, 'listedTwice', { item }),
  );

const numericFaults = (path: string, option: Numeric, value: unknown): Fault[] => {
  if (isOneOf(option.words, value)) return [];
  if (option.perSize && isTree(value)) {
    const single = { ...option, words: [], perSize: false };
    return Object.entries(value).flatMap(([size, count]) =>
      SIZE.test(size) ? numericFaults(`${path}.${size}`, single, count) : [wrong(path, option, value)],
    );
  }
  const isNumber = option.kind === 'whole' ? Number.isSafeInteger(value) : Number.isFinite(value);
  if (typeof value !== 'number' || !isNumber) return [wrong(path, option, value)];
  return value < option.min || value > option.max ? [beyond(path, option, value)] : [];
};

const listFaults = (path: string, option: List, value: unknown): Fault[] => {
  if (!Array.isArray(value) || !value.every((item) => isOneOf(option.of, item)))
    return [wrong(path, option, value)];
  return twice(path, value.map(String));
};

const isRecord = ({ fields }: Records, entry: unknown): entry is Readonly<Record<string, string>> =>
  isTree(entry) &&
  Object.keys(entry).length === Object.keys(fields).length &&
  Object.entries(fields).every(([name, of]) => isOneOf(of, entry[name]));

const recordFaults = (path: string, option: Records, value: unknown): Fault[] => {
  if (!Array.isArray(value) || !value.every((entry: unknown) => isRecord(option, entry)))
    return [wrong(path, option, value)];
  return twice(
    path,
    value.map((entry: unknown) => (isRecord(option, entry) ? (entry[option.key] ?? '') : '')),
  );
};

const rowFaults = (path: string, option: RoleTable, size: number, row: unknown): Fault[] => {
  if (!isTree(row)) return [wrong(path, option, row)];
  return Object.entries(row).flatMap(([role, count]) => {
    if (!isOneOf(option.roles, role)) return [wrong(path, option, row)];
    const cards: Numeric = { kind: 'whole', min: 0, max: size, words: [], perSize: false };
    return numericFaults(`${path}.${role}`, cards, count);
  });
};

const tableFaults = (path: string, option: RoleTable, value: unknown): Fault[] => {
  if (!isTree(value)) return [wrong(path, option, value)];
  const { min, max } = option.sizes;
  return Object.entries(value).flatMap(([key, row]) => {
    if (!SIZE.test(key)) return [wrong(`${path}.${key}`, option, row)];
    const size = Number(key);
    const outside = size < min || size > max ? [beyond(`${path}.${key}`, option, row)] : [];
    return [...outside, ...rowFaults(`${path}.${key}`, option, size, row)];
  });
};

/** What is wrong with the value of one option by itself. */
export const valueFaults = (path: string, option: Option, value: unknown): Fault[] => {
  switch (option.kind) {
    case 'flag':
      return typeof value === 'boolean' ? [] : [wrong(path, option, value)];
    case 'whole':
    case 'seconds':
      return numericFaults(path, option, value);
    case 'choice':
      return isOneOf(option.of, value) ? [] : [wrong(path, option, value)];
    case 'list':
      return listFaults(path, option, value);
    case 'records':
      return recordFaults(path, option, value);
    case 'roleTable':
      return tableFaults(path, option, value);
  }
};
