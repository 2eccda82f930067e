import type { Viewer } from '../../model/audience.js';
import { GROUP_ROLES, type Role } from '../../model/role.js';
import type { GameState } from '../../model/state.js';
import type { PresetName } from '../../ruleset/presets.js';
import { pickOne } from '../random.js';
import type { Host } from '../host.js';
import type { Random } from '../randomCommand.js';

/** Viewers by what they are; `dead`: went out while the game went on. */
export const KINDS = [
  'killer',
  'police',
  'civilian',
  'doctor',
  'secretPolice',
  'secretKiller',
  'dead',
  'spectator',
] as const;
export type Kind = (typeof KINDS)[number];

const OFTEN: readonly Kind[] = ['killer', 'police', 'civilian', 'dead', 'spectator'];

/** Kinds to look with at each preset's games; `any` goes round the common ones. */
const LOOKED_WITH: Readonly<Record<PresetName, readonly (Kind | 'any')[]>> = {
  deduction: ['killer', 'civilian', 'dead', 'spectator'],
  police: ['killer', 'police', 'dead', 'civilian'],
  'police-mainstream': ['killer', 'police', 'dead', 'spectator'],
  'doctor-agent': ['doctor', 'secretPolice', 'any', 'any'],
  'secret-killer': ['doctor', 'secretKiller', 'secretKiller', 'any'],
  'secret-police': ['doctor', 'secretPolice', 'any', 'any'],
};

export const kindsAt = (preset: PresetName, turn: number): readonly Kind[] =>
  LOOKED_WITH[preset].map((kind, index) =>
    kind === 'any' ? (OFTEN[(turn + index) % OFTEN.length] ?? 'spectator') : kind,
  );

/** Steps of the game in which the seat is out already. */
const stepsAfterDeath = ({ steps }: Host, seat: number): number =>
  steps.filter(({ before }) => before !== null && before.seats[seat - 1]?.exit !== null).length;

/** A viewer of this kind at the table, if there is one. */
export const viewerOf = (random: Random, host: Host, kind: Kind): Viewer | null => {
  if (kind === 'spectator') return { kind: 'spectator' };
  const seats = host.state.seats
    .filter(({ seat, role }) => (kind === 'dead' ? stepsAfterDeath(host, seat) > 20 : role === kind))
    .map(({ seat }) => seat);
  return seats.length === 0 ? null : { kind: 'seat', seat: pickOne(random, seats) };
};

export const seatOfViewer = (viewer: Viewer): number | null => (viewer.kind === 'seat' ? viewer.seat : null);

const roleOf = (state: GameState, seat: number | null): Role | null =>
  seat === null ? null : (state.seats[seat - 1]?.role ?? null);

/** Seats whose group the viewer is of, themself included. */
export const companions = (state: GameState, viewer: Viewer): readonly number[] => {
  const own = seatOfViewer(viewer);
  const role = GROUP_ROLES.find((group) => group === roleOf(state, own));
  if (own === null) return [];
  if (role === undefined || !state.ruleset.knows.partners.includes(role)) return [own];
  return state.seats.filter((entry) => entry.role === role).map(({ seat }) => seat);
};

/** Seats whose picks of a night the viewer sees while it lasts: the living viewer's companions (POL-06). */
export const openTo = (state: GameState, viewer: Viewer): readonly number[] => {
  const own = seatOfViewer(viewer);
  const lives = own !== null && state.seats[own - 1]?.exit === null;
  return lives ? companions(state, viewer) : [];
};
