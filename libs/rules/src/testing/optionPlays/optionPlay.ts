import type { OptionPath } from '../../ruleset/optionKind.js';
import type { Ruleset } from '../../ruleset/ruleset.js';
import { Host, type HostOptions } from '../host.js';
import { cards } from '../play.js';

/** A short game under several values of one option, and how each of them comes out. */
export interface OptionPlay {
  readonly path: OptionPath;
  readonly preset: string;
  /** Other options that the values need beside them. */
  readonly given?: object;
  readonly play: (ruleset: Ruleset) => unknown;
  /** Value → what the game shows. */
  readonly cases: readonly (readonly [value: unknown, shown: unknown])[];
}

export const EIGHT = 'K K P P C C C C';
export const TEN = 'K K P P C C C C C C';
export const AGENT = 'K K P P D SP C C C C';
export const SECRET_KILLER = 'SK K K P P P D C C C C C';

export const at = (seats: string, ruleset: Ruleset, more: HostOptions = {}): Host =>
  Host.start({ roles: cards(seats), ruleset, ...more });
