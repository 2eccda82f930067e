import type { Role } from '../model/role.js';
import type { Win, WinCondition } from './ruleset.js';

/** What win conditions look at. */
export interface Census {
  /** Roles of the living. */
  readonly living: readonly Role[];
  /** Rounds in a row without an exile. */
  readonly tiedRounds: number;
  readonly roundsToDraw: number | 'none';
}

const countOf = (census: Census, ...roles: readonly Role[]): number =>
  census.living.filter((role) => roles.includes(role)).length;

const killersOf = (census: Census): number => countOf(census, 'killer', 'secretKiller');

const CONDITIONS: Readonly<Record<WinCondition, (census: Census) => boolean>> = {
  killersOut: (census) => killersOf(census) === 0,
  policeOut: (census) => countOf(census, 'police', 'secretPolice') === 0,
  regularPoliceOut: (census) => countOf(census, 'police') === 0,
  goodOut: (census) => killersOf(census) === census.living.length,
  civiliansOut: (census) => countOf(census, 'civilian') === 0,
  civiliansAndDoctorOut: (census) => countOf(census, 'civilian', 'doctor') === 0,
  parity: (census) => killersOf(census) >= countOf(census, 'civilian'),
  half: (census) => killersOf(census) * 2 >= census.living.length,
  onlySecretPolice: (census) =>
    countOf(census, 'secretPolice') > 0 && countOf(census, 'police', 'civilian', 'doctor') === 0,
  tiedRounds: (census) => census.roundsToDraw !== 'none' && census.tiedRounds >= census.roundsToDraw,
};

export const holds = (when: WinCondition, census: Census): boolean => CONDITIONS[when](census);

/** The first condition that holds, in the ruleset's order (CON-08); null while the game goes on. */
export const firstWin = (wins: readonly Win[], census: Census): Win | null =>
  wins.find(({ when }) => holds(when, census)) ?? null;
