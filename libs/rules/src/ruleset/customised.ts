import { changesOf, type Changes } from './changes.js';
import type { Ruleset } from './ruleset.js';
import { isTree, type Tree } from './tree.js';
import type { Fault } from './validation/fault.js';
import { faultsOf } from './validation/faultsOf.js';
import { isRuleset, shapeFaults } from './validation/shape.js';

export type Customised =
  | { readonly ok: true; readonly ruleset: Ruleset }
  | { readonly ok: false; readonly faults: readonly Fault[] };

const sumOf = (row: Tree): number =>
  Object.values(row).reduce<number>((sum, count) => sum + (typeof count === 'number' ? count : 0), 0);

/** A row that deals to every seat stands as it is; one that names some roles changes the preset's. */
const changedRow = (size: string, row: unknown, base: unknown): unknown =>
  isTree(row) && isTree(base) && sumOf(row) !== Number(size) ? { ...base, ...row } : row;

const numberOr = (value: unknown, otherwise: number): number =>
  typeof value === 'number' ? value : otherwise;

/** Rows of the preset that a changed seat range leaves out fall away; rows that are named stay, to be refused. */
const changedRoles = ({ seats, roles }: Ruleset, values: Changes['values']): Tree => {
  const min = numberOr(values.get('seats.min'), seats.min);
  const max = numberOr(values.get('seats.max'), seats.max);
  const named = values.get('roles');
  const kept = Object.entries(roles).filter(([size]) => Number(size) >= min && Number(size) <= max);
  const changed = Object.entries(isTree(named) ? named : {});
  return Object.fromEntries([
    ...kept,
    ...changed.map(([size, row]) => [size, changedRow(size, row, roles[size])] as const),
  ]);
};

/** Numbers by table size change the preset's where it has them by size too. */
const changedCount = ({ lastWords: { count } }: Ruleset, value: unknown): unknown =>
  isTree(count) && isTree(value) ? { ...count, ...value } : value;

const withValue = (tree: Tree, path: string, value: unknown): Tree => {
  const [name = path, member] = path.split('.');
  const group = tree[name];
  return {
    ...tree,
    [name]: member === undefined ? value : { ...(isTree(group) ? group : {}), [member]: value },
  };
};

const changed = (preset: Ruleset, values: Changes['values']): Tree => {
  let tree: Tree = { ...preset };
  for (const [path, value] of values)
    tree = withValue(tree, path, path === 'lastWords.count' ? changedCount(preset, value) : value);
  return { ...tree, roles: changedRoles(preset, values) };
};

/**
 * A preset with changed options, dotted (`tie.end: lots`) or nested, or every fault. A change that cannot be
 * understood is named and left out, so that what else is wrong is still found.
 */
export const customised = (preset: Ruleset, options: unknown): Customised => {
  const { values, faults } = changesOf(options);
  const ruleset = changed(preset, values);
  if (!isRuleset(ruleset)) return { ok: false, faults: [...faults, ...shapeFaults(ruleset)] };
  const all = [...faults, ...faultsOf(ruleset)];
  return all.length === 0 ? { ok: true, ruleset } : { ok: false, faults: all };
};
