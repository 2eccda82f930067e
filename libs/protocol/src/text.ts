import { z } from 'zod';

/** What a text can be refused for. */
export const TEXT_FAULTS = ['tooShort', 'tooLong', 'forbiddenCharacter'] as const;
export type TextFault = (typeof TEXT_FAULTS)[number];

/** Controls, invisible format characters that reorder or hide text, lone surrogates; line breaks in speech are kept. */
const FORBIDDEN =
  /[\p{Cc}\p{Cs}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/u;
const FORBIDDEN_BUT_BREAKS = new RegExp(
  FORBIDDEN.source.replace('\\p{Cc}', '\\0-\\x09\\x0B-\\x1F\\x7F-\\x9F'),
  'u',
);

const codePoints = (text: string): number => Array.from(text).length;

const clean = (max: number, forbidden: RegExp) =>
  z
    .string()
    // A cheap bound before normalising; NFC at most triples a string's code units.
    .max(max * 6)
    .transform((text) => text.normalize('NFC').trim())
    .refine((text) => text !== '', 'tooShort')
    .refine((text) => codePoints(text) <= max, 'tooLong')
    .refine((text) => !forbidden.test(text), 'forbiddenCharacter');

/** Text of one line. */
export const lineOf = (max: number) => clean(max, FORBIDDEN);
/** Text that may have line breaks. */
export const linesOf = (max: number) => clean(max, FORBIDDEN_BUT_BREAKS);
