import { OPTION_PATHS, isOptionPath, membersOf, optionAt } from '../options.js';
import type { Ruleset } from '../ruleset.js';
import { isTree, shown, type Tree } from '../tree.js';
import { fault, type Fault } from './fault.js';
import { unknownOption } from './unknown.js';
import { valueFaults } from './values.js';

const valueIn = (tree: Tree, path: string): unknown => {
  let at: unknown = tree;
  for (const name of path.split('.')) at = isTree(at) && Object.hasOwn(at, name) ? at[name] : undefined;
  return at;
};

const unknownIn = (tree: Tree): Fault[] =>
  Object.entries(tree).flatMap(([name, value]) => {
    if (isOptionPath(name)) return [];
    if (membersOf(name).length === 0) return [unknownOption(name)];
    return Object.keys(isTree(value) ? value : {})
      .map((member) => `${name}.${member}`)
      .filter((path) => !isOptionPath(path))
      .map(unknownOption);
  });

/** Why something is no ruleset at all: members that are missing, unknown or of the wrong type; not their ranges. */
export const shapeFaults = (value: unknown): Fault[] => {
  if (!isTree(value)) return [fault('ruleset', 'wrongType', { expected: '{…}', came: shown(value) })];
  const wrong = OPTION_PATHS.flatMap((path) =>
    valueFaults(path, optionAt(path), valueIn(value, path)).filter(({ code }) => code === 'wrongType'),
  );
  return [...unknownIn(value), ...wrong];
};

export const isRuleset = (value: unknown): value is Ruleset => shapeFaults(value).length === 0;

/** Values beyond an option's range, and lists that name something twice. */
export const rangeFaults = (ruleset: Ruleset): Fault[] =>
  OPTION_PATHS.flatMap((path) => valueFaults(path, optionAt(path), valueIn({ ...ruleset }, path)));
