import { isDeepStrictEqual } from 'node:util';
import { Misplaced, playStep } from './play.js';
import { OBSERVE } from './observe.js';
import type { ExpectationKey, Scenario, Step } from './scenario.js';
import { Table } from './table.js';

/** The first difference of a scenario that does not come out as told; steps count from 1. */
export interface Difference {
  readonly step: number;
  readonly message: string;
}

const shown = (value: unknown): string => JSON.stringify(value);

const KEYS = Object.keys(OBSERVE).filter((key): key is ExpectationKey => key in OBSERVE);

/** Sets of seats and refusals: the order of a map in the file is not kept, nor asked for. */
const SETS: readonly ExpectationKey[] = ['dead', 'tied', 'circle', 'refused'];

const byName = (a: unknown, b: unknown): number =>
  String(a).localeCompare(String(b), 'en', { numeric: true });

const inOrder = (key: ExpectationKey, value: unknown): unknown =>
  SETS.includes(key) && Array.isArray(value) ? [...(value as readonly unknown[])].sort(byName) : value;

const differenceAfter = (table: Table, step: Step): string | null => {
  const before = table.view;
  const from = table.events.length;
  const refused = playStep(table, step);
  const expected = step.expect ?? {};
  const played = { table, before, events: table.events.slice(from), refused };
  for (const key of KEYS) {
    if (expected[key] === undefined) continue;
    const came = OBSERVE[key](played, expected);
    if (!isDeepStrictEqual(inOrder(key, came), inOrder(key, expected[key])))
      return `${key}: expected ${shown(expected[key])}, came ${shown(came)}`;
  }
  return null;
};

/** Plays a scenario through the rules' public face; null when everything came as told. */
export const runScenario = (scenario: Scenario): Difference | null => {
  const table = Table.deal(scenario);
  for (const [index, step] of scenario.steps.entries()) {
    try {
      const message = differenceAfter(table, step);
      if (message !== null) return { step: index + 1, message };
    } catch (error) {
      if (!(error instanceof Misplaced)) throw error;
      return { step: index + 1, message: error.message };
    }
  }
  return null;
};
