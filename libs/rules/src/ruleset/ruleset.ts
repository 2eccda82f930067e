import type { GroupRole, Role } from '../model/role.js';

export type RoleCounts = Readonly<Partial<Record<Role, number>>>;

export const WIN_CONDITIONS = [
  'killersOut',
  'policeOut',
  'regularPoliceOut',
  'goodOut',
  'civiliansOut',
  'civiliansAndDoctorOut',
  'parity',
  'half',
  'onlySecretPolice',
  'tiedRounds',
] as const;
export type WinCondition = (typeof WIN_CONDITIONS)[number];

export interface Win {
  readonly when: WinCondition;
  readonly result: 'good' | 'killers' | 'draw';
}

export type TieStep = 'statement' | 'offCircle';
export type Attack = 'killers' | 'secretKiller' | 'shot';

/** Seconds of each stage. */
export interface StageSeconds {
  readonly night: number;
  readonly lastWords: number;
  readonly speech: number;
  readonly statement: number;
  readonly extraRequest: number;
  readonly extraSpeech: number;
  readonly call: number;
  readonly ballot: number;
  readonly nomination: number;
  readonly offCircleSpeech: number;
  /** 0 means none, save where a human judge sits at the table (DET-14). */
  readonly tally: number;
  readonly pauseLimit: number;
  readonly connectionGrace: number;
}

/**
 * Everything that makes one game differ from another, as data. Presets and custom rules are values of
 * this one type; a stored game keeps its own and replays under it. Durations in seconds.
 */
export interface Ruleset {
  readonly seats: { readonly min: number; readonly max: number };
  /** Role table by player count; a size without an entry is not offered. */
  readonly roles: Readonly<Record<string, RoleCounts>>;
  readonly knows: { readonly partners: readonly GroupRole[] };
  readonly check: {
    readonly tells: 'exact' | 'killerOrGood' | 'exactButSpecial';
    readonly limit: number | 'none';
  };
  readonly night: {
    readonly kind: 'every' | 'recognition';
    readonly waitsFor: readonly Role[];
    readonly agreement: 'plurality' | 'lastPick';
    readonly end: 'acted' | 'fixed';
    readonly endDelay: number;
  };
  readonly protect: { readonly firstNight: boolean };
  readonly immune: readonly {
    readonly role: Role;
    readonly from: 'killers';
    readonly while: 'always' | 'shotUnused';
  }[];
  readonly doctor: {
    readonly savesFrom: readonly Attack[];
    readonly needles: 'consecutive' | 'cumulative';
    readonly vainHealIsNeedle: boolean;
  };
  readonly day: { readonly afterPeacefulNight: 'day' | 'skip' };
  readonly speech: {
    readonly passesFirstDay: number;
    readonly passes: number;
    readonly extraRequest: boolean;
  };
  readonly lastWords: {
    readonly night: 'none' | 'counted' | 'all';
    readonly exile: 'none' | 'counted' | 'firstN' | 'all';
    readonly count: 'police' | number | Readonly<Record<string, number>>;
    readonly claimRule: 'none' | 'fourAndFour';
  };
  readonly ballot: {
    readonly style: 'called' | 'secret' | 'nominate';
    readonly marks: number;
    readonly lastNightsDead: boolean;
    readonly compulsory: readonly 'offCircle'[];
    readonly noVotes: 'repeat' | 'tied';
  };
  readonly tie: {
    readonly steps: readonly TieStep[];
    readonly shrunkRepeats: boolean;
    readonly end: 'draw' | 'lots' | 'noExile';
    readonly roundsToDraw: number | 'none';
  };
  readonly reveal: { readonly exile: 'none' | 'firstHidden' | 'always' };
  readonly roundPk: boolean;
  readonly surrender: 'none' | 'lastOfGroup';
  readonly stalemateRounds: number;
  readonly wins: readonly Win[];
  readonly seconds: StageSeconds;
}
