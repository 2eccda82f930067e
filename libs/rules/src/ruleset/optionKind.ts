import type { Role } from '../model/role.js';
import type { RoleCounts, Ruleset } from './ruleset.js';

type IsGroup<V> = V extends readonly unknown[]
  ? false
  : V extends object
    ? string extends keyof V
      ? false
      : true
    : false;

/** The names of options.md: `stalemateRounds`, `tie.end` … */
export type OptionPath = {
  [G in keyof Ruleset]: true extends IsGroup<Ruleset[G]> ? `${G}.${keyof Ruleset[G] & string}` : G;
}[keyof Ruleset];

export type OptionValue<P extends OptionPath> = P extends keyof Ruleset
  ? Ruleset[P]
  : P extends `${infer G extends keyof Ruleset}.${infer M}`
    ? M extends keyof Ruleset[G]
      ? Ruleset[G][M]
      : never
    : never;

export interface Flag {
  readonly kind: 'flag';
}

/** A number from min to max, or one of the words; `perSize`: or one for each of several table sizes. */
export interface Numeric<W extends string = string> {
  readonly kind: 'whole' | 'seconds';
  readonly min: number;
  readonly max: number;
  readonly words: readonly W[];
  readonly perSize: boolean;
}

export interface Choice<V extends string = string> {
  readonly kind: 'choice';
  readonly of: readonly V[];
}

export interface List<V extends string = string> {
  readonly kind: 'list';
  readonly of: readonly V[];
}

/** A list of entries whose every field is a choice; `key` tells two of them apart. */
export interface Records<V = Readonly<Record<string, string>>> {
  readonly kind: 'records';
  readonly key: keyof V & string;
  readonly fields: { readonly [F in keyof V]: readonly V[F][] };
}

/** Cards by table size. */
export interface RoleTable {
  readonly kind: 'roleTable';
  readonly roles: readonly Role[];
  readonly sizes: { readonly min: number; readonly max: number };
}

export type Option = Flag | Numeric | Choice | List | Records | RoleTable;

/** How an option of this type can be described. */
export type OptionFor<V> = [V] extends [boolean]
  ? Flag
  : [V] extends [string]
    ? Choice<V>
    : [V] extends [readonly (infer E)[]]
      ? [E] extends [string]
        ? List<E>
        : Records<E>
      : [V] extends [Readonly<Record<string, RoleCounts>>]
        ? RoleTable
        : Numeric<Extract<V, string>>;
