import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical } from './canonical.js';
import type { Ruleset } from './ruleset.js';

/** A ruleset's id: SHA-256 of its canonical JSON, lower-case hex (CUS-03). */
export const rulesetIdOf = (ruleset: Ruleset): string => bytesToHex(sha256(utf8ToBytes(canonical(ruleset))));
