import { createHash } from 'node:crypto';
import unhomoglyph from 'unhomoglyph';

const fold = (text: string): string => text.normalize('NFKC').toLowerCase().normalize('NFKC');

/**
 * Names with one key look alike and are one name: compatibility forms, case, and Unicode's confusables (UTS 39
 * skeleton) are folded; spaces, joiners and marks that print nothing fall out. Folded again after the skeleton,
 * since a confusable may stand for a capital.
 */
export const nameKey = (name: string): string => {
  const visible = fold(name).replace(/[\s\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu, '');
  return fold(unhomoglyph(fold(unhomoglyph(visible.normalize('NFD')))));
};

/** The key in the form of an address, which is what the session library signs in by; none is ever written to. */
export const signInKey = (name: string): string =>
  `${createHash('sha256').update(nameKey(name)).digest('hex').slice(0, 48)}@name.invalid`;
