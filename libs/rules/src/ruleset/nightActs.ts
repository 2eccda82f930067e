import type { PickVerb } from '../model/command.js';
import type { Role } from '../model/role.js';

const VERBS: Readonly<Record<Role, PickVerb | null>> = {
  killer: 'kill',
  police: 'check',
  civilian: null,
  doctor: 'heal',
  secretPolice: 'shoot',
  secretKiller: 'kill',
};

/** What a role does at night; null for one that sleeps. */
export const verbOf = (role: Role): PickVerb | null => VERBS[role];

/** Whether the role's pick may end a life: who is protected in night 1 is shown to it (CLUB-11). */
export const mayKill = (role: Role): boolean => VERBS[role] === 'kill' || VERBS[role] === 'shoot';
