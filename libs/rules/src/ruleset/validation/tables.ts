import { ROLES, factionOf, type Role } from '../../model/role.js';
import { MOST_SEATS } from '../options.js';
import type { RoleCounts, Ruleset } from '../ruleset.js';
import { fault, type Fault } from './fault.js';

/** One size of table as dealt. */
export interface Offered {
  readonly size: number;
  readonly counts: RoleCounts;
  /** No more of a role than the table has seats, whatever the count says: validation must not run out of memory. */
  readonly cards: readonly Role[];
}

const cardsOf = (counts: RoleCounts, size: number): readonly Role[] =>
  ROLES.flatMap((role) => Array.from({ length: Math.min(counts[role] ?? 0, size) }, () => role));

/** The sizes within the seat range that have a role table. */
export const offeredBy = ({ roles, seats }: Ruleset): readonly Offered[] =>
  Object.entries(roles)
    .map(([size, counts]) => ({ size: Number(size), counts }))
    .filter(({ size }) => size >= seats.min && size <= Math.min(seats.max, MOST_SEATS))
    .map(({ size, counts }) => ({ size, counts, cards: cardsOf(counts, size) }));

export const isDealt = (ruleset: Ruleset, ...roles: readonly Role[]): boolean =>
  offeredBy(ruleset).some(({ cards }) => cards.some((card) => roles.includes(card)));

export const sizesOf = (tables: readonly Offered[]): string => tables.map(({ size }) => size).join(', ');

const seatFaults = ({ seats, roles }: Ruleset): Fault[] => {
  const { min, max } = seats;
  if (min > max) return [fault('seats.min', 'minAboveMax', { min, max })];
  const ends = [...new Set([min, max])].filter((size) => !Object.hasOwn(roles, String(size)));
  const outside = Object.keys(roles)
    .map(Number)
    .filter((size) => size < min || size > max);
  return [
    ...ends.map((size) => fault(size === min ? 'seats.min' : 'seats.max', 'endNotOffered', { size })),
    ...outside.map((size) => fault(`roles.${size}`, 'outsideSeats', { size, min, max })),
  ];
};

const sumOf = (counts: RoleCounts, roles: readonly Role[]): number =>
  roles.reduce((sum, role) => sum + (counts[role] ?? 0), 0);

const KILLERS = ROLES.filter((role) => factionOf(role) === 'killers');

const cardFaults = ({ size, counts }: Offered): Fault[] => {
  const path = `roles.${size}`;
  const sum = sumOf(counts, ROLES);
  const killers = sumOf(counts, KILLERS);
  const most = Math.ceil(size / 2) - 1;
  return [
    ...(sum === size ? [] : [fault(path, 'rolesSum', { size, sum })]),
    ...(killers <= 0 ? [fault(path, 'noKiller', { size })] : []),
    ...(killers > most ? [fault(path, 'killersTooMany', { size, killers, most })] : []),
  ];
};

/** Whether the role tables fit the seats, and every table is one that can be played. */
export const tableFaults = (ruleset: Ruleset): Fault[] => [
  ...seatFaults(ruleset),
  ...(offeredBy(ruleset).length === 0 ? [fault('roles', 'noSize')] : []),
  ...offeredBy(ruleset).flatMap(cardFaults),
];
