import { OPTION_PATHS, membersOf, optionAt } from './options.js';
import type { OptionPath } from './optionKind.js';
import { isTree, shown, type Tree } from './tree.js';
import { fault, type Fault } from './validation/fault.js';
import { unknownOption } from './validation/unknown.js';
import { valueFaults } from './validation/values.js';

interface Leaf {
  readonly path: string;
  readonly value: unknown;
}

/** `tie.end: lots` and `tie: { end: lots }` are the same leaf. */
const leavesOf = (tree: Tree, above = ''): Leaf[] =>
  Object.entries(tree).flatMap(([name, value]) => {
    const path = `${above}${name}`;
    return isTree(value) && Object.keys(value).length > 0 ? leavesOf(value, `${path}.`) : [{ path, value }];
  });

const isWithin = (path: string, option: string): boolean => path === option || path.startsWith(`${option}.`);

const strayFaults = ({ path, value }: Leaf): Fault[] => {
  const members = membersOf(path);
  if (members.length === 0) return [unknownOption(path)];
  if (isTree(value)) return [];
  return [fault(path, 'wrongType', { expected: `{${members.join(', ')}}`, came: shown(value) })];
};

const isNamedTwice = (leaf: Leaf, leaves: readonly Leaf[]): boolean =>
  leaves.some((other) => other !== leaf && isWithin(other.path, leaf.path));

/** The value that leaves below one name make; no two of them name the same. */
const valueOf = (leaves: readonly Leaf[], above: string): unknown => {
  const whole = leaves.find(({ path }) => path === above);
  if (whole !== undefined) return whole.value;
  const names = leaves.map(({ path }) => path.slice(above.length + 1).split('.')[0] ?? '');
  return Object.fromEntries(
    [...new Set(names)].map((name) => {
      const below = `${above}.${name}`;
      return [
        name,
        valueOf(
          leaves.filter(({ path }) => isWithin(path, below)),
          below,
        ),
      ];
    }),
  );
};

/** What changes say, option by option, as far as it can be understood. */
export interface Changes {
  readonly values: ReadonlyMap<OptionPath, unknown>;
  readonly faults: readonly Fault[];
}

const changeOf = (path: OptionPath, leaves: readonly Leaf[]): { value: unknown; faults: Fault[] } => {
  const twice = leaves.filter((leaf) => isNamedTwice(leaf, leaves));
  if (twice.length > 0) {
    const paths = [...new Set(twice.map((leaf) => leaf.path))];
    return { value: undefined, faults: paths.map((name) => fault(name, 'namedTwice')) };
  }
  const value = valueOf(leaves, path);
  const wrong = valueFaults(path, optionAt(path), value).filter(({ code }) => code === 'wrongType');
  return { value, faults: wrong };
};

export const changesOf = (options: unknown): Changes => {
  if (!isTree(options))
    return {
      values: new Map(),
      faults: [fault('options', 'wrongType', { expected: '{…}', came: shown(options) })],
    };
  const leaves = leavesOf(options);
  const stray = leaves.filter(({ path }) => !OPTION_PATHS.some((option) => isWithin(path, option)));
  const named = OPTION_PATHS.flatMap((path) => {
    const own = leaves.filter((leaf) => isWithin(leaf.path, path));
    return own.length === 0 ? [] : [{ path, ...changeOf(path, own) }];
  });
  return {
    values: new Map(
      named.filter(({ faults }) => faults.length === 0).map(({ path, value }) => [path, value]),
    ),
    faults: [...stray.flatMap(strayFaults), ...named.flatMap(({ faults }) => faults)],
  };
};
