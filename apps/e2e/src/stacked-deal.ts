import { createHash } from 'node:crypto';
import { PRESETS, dealRoles, type PresetName, type Role } from '@killer-club/rules';

export interface StackedDeal {
  readonly seed: string;
  /** By seat. */
  readonly contributions: readonly string[];
}

const hash = (name: string, length: number): string =>
  createHash('sha256').update(`stacked/${name}`).digest('hex').slice(0, length);

/** Seeds that are tried; a police table of eight has 420 deals, one with doctor and secret police 5040. */
const MOST_TRIES = 100_000;

/**
 * The first seed by which these roles are dealt to the seats in this order, null being any: the same in every run. At a
 * large table only a few seats can be asked for.
 */
export const stackedDeal = (preset: PresetName, roles: readonly (Role | null)[]): StackedDeal => {
  const contributions = roles.map((_, index) => hash(`seat/${String(index + 1)}`, 32));
  for (let number = 0; number < MOST_TRIES; number += 1) {
    const seed = hash(`seed/${String(number)}`, 64);
    const dealt = dealRoles(PRESETS[preset], { seed, contributions, position: 0 });
    const fits = roles.every((role, index) => role === null || dealt?.value[index] === role);
    if (fits) return { seed, contributions };
  }
  throw new Error(`No seed deals ${roles.join()}`);
};
