import { PRESET_NAMES, type PresetName } from '../../ruleset/presets.js';
import { difference, differsUnseen, weight } from './compare.js';
import { drawPairs, type Pair } from './pair.js';
import type { Wire } from './stream.js';
import type { Kind } from './viewers.js';

/** What was compared. */
export interface Account {
  pairs: number;
  /** Drawn without anything to compare: no such viewer, or no twin for the first night. */
  skipped: number;
  /** Pairs with something else than the deal unlike. */
  unlike: number;
  readonly presets: Map<PresetName, number>;
  readonly kinds: Map<Kind, number>;
}

const count = <K>(counts: Map<K, number>, key: K): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1);
};

const enter = (account: Account, { preset, kind, ...pair }: Pair): void => {
  account.pairs += 1;
  if (differsUnseen({ preset, kind, ...pair })) account.unlike += 1;
  count(account.presets, preset);
  count(account.kinds, kind);
};

const told = ({ seed, preset, kind, viewer }: Pair, difference: string): string =>
  `Seed ${seed}, ${preset}: ${kind} ${JSON.stringify(viewer)} can tell the two games apart by\n${difference}`;

/** The leak that the pair shows, with the seed that draws it again. */
export const leakIn = (wire: Wire, pair: Pair): string | null => {
  const found = difference(wire, pair);
  return found === null ? null : told(pair, found);
};

/** Pairs of every preset in turn, without end. */
export function* pairsFrom(
  first: number,
  presets: readonly PresetName[] = PRESET_NAMES,
): Generator<Pair | null> {
  for (let seed = first; ; seed += 1) {
    const preset = presets[seed % presets.length];
    if (preset === undefined) return;
    for (const pair of drawPairs(seed, preset)) yield pair !== null && weight(pair) > 0 ? pair : null;
  }
}

/** Compares that many pairs; throws with the first leak. */
export const compared = (wire: Wire, pairs: number, first: number): Account => {
  const account: Account = { pairs: 0, skipped: 0, unlike: 0, presets: new Map(), kinds: new Map() };
  for (const pair of pairsFrom(first)) {
    if (account.pairs === pairs) break;
    const leak = pair === null ? null : leakIn(wire, pair);
    if (leak !== null) throw new Error(leak);
    if (pair === null) account.skipped += 1;
    else enter(account, pair);
  }
  return account;
};

/** Pairs until one shows a leak; null when none of so many does. */
export const pairsUntilLeak = (
  wire: Wire,
  most: number,
  presets: readonly PresetName[] = PRESET_NAMES,
): number | null => {
  let seen = 0;
  for (const pair of pairsFrom(1, presets)) {
    if (seen === most) return null;
    if (pair === null) continue;
    seen += 1;
    if (leakIn(wire, pair) !== null) return seen;
  }
  return null;
};
