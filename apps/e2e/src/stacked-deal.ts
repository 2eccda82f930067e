import { createHash } from 'node:crypto';
import { PRESETS, dealRoles, type Role } from '@killer-club/rules';

export interface StackedDeal {
  readonly seed: string;
  /** By seat. */
  readonly contributions: readonly string[];
}

const hash = (name: string, length: number): string =>
  createHash('sha256').update(`stacked/${name}`).digest('hex').slice(0, length);

/** Seeds that are tried; a table of eight has 420 deals. */
const MOST_TRIES = 100_000;

/** The first seed by which these roles are dealt to the seats in this order: the same in every run. */
export const stackedDeal = (roles: readonly Role[]): StackedDeal => {
  const contributions = roles.map((_, index) => hash(`seat/${String(index + 1)}`, 32));
  for (let number = 0; number < MOST_TRIES; number += 1) {
    const seed = hash(`seed/${String(number)}`, 64);
    const dealt = dealRoles(PRESETS.police, { seed, contributions, position: 0 });
    if (dealt?.value.join() === roles.join()) return { seed, contributions };
  }
  throw new Error(`No seed deals ${roles.join()}`);
};
