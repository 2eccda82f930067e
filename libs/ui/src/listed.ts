import type { Seat } from '@killer-club/rules';
import type { Translate } from './translate.js';

/** Seats as the language lists them: `1、3、5` or `1, 3, 5`. */
export const listed = (seats: readonly Seat[], t: Translate): string => seats.join(t('line.separator'));
