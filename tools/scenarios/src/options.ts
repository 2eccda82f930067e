import type { Ruleset } from '@killer-club/rules';
import { rulesetSchema } from './ruleset-schema.js';

type Tree = Record<string, unknown>;

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `a.b: 1` means the same as `a: { b: 1 }`. */
const nested = (options: Tree): Tree => {
  const tree: Tree = {};
  for (const [key, value] of Object.entries(options)) {
    const [head = key, ...rest] = key.split('.');
    const inner =
      rest.length > 0 ? nested({ [rest.join('.')]: value }) : isTree(value) ? nested(value) : value;
    tree[head] = merged(tree[head], inner);
  }
  return tree;
};

const merged = (base: unknown, change: unknown): unknown =>
  isTree(base) && isTree(change)
    ? Object.fromEntries(
        [...new Set([...Object.keys(base), ...Object.keys(change)])].map((key) => [
          key,
          key in change ? merged(base[key], change[key]) : base[key],
        ]),
      )
    : change;

/** A preset with changed options, or every fault with the option's path. */
export const withOptions = (preset: Ruleset, options: Tree): Ruleset | readonly string[] => {
  const result = rulesetSchema.safeParse(merged(preset, nested(options)));
  return result.success
    ? result.data
    : result.error.issues.map((issue) => `options.${issue.path.join('.')}: ${issue.message}`);
};
