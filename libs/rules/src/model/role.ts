export const ROLES = ['killer', 'police', 'civilian', 'doctor', 'secretPolice', 'secretKiller'] as const;
export type Role = (typeof ROLES)[number];

export type Faction = 'killers' | 'good';

/** Killers and secret killer are one side, everybody else the other. */
export const factionOf = (role: Role): Faction =>
  role === 'killer' || role === 'secretKiller' ? 'killers' : 'good';

/** Roles that act at night as a group of partners. */
export const GROUP_ROLES = ['killer', 'police'] as const;
export type GroupRole = (typeof GROUP_ROLES)[number];

export const isGroupRole = (role: Role): role is GroupRole => role === 'killer' || role === 'police';

/** What a check may tell: an exact role, or less where the ruleset says so (SKV-07, SPV-04). */
export type Identity = Role | 'special' | 'good';

export type Result = 'good' | 'killers' | 'draw' | 'annulled';
