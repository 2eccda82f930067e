import type { View } from '@killer-club/rules';
import { pickMarks } from './night-choice.js';
import type { Taps } from './taps.js';
import type { Night } from './use-night.js';

/** Taps of the night; the partners' picks stand on the seats while the card is held, else the own choice alone. */
export const nightTaps = (view: View, night: Night, held: boolean): Taps => ({
  open: new Set(view.seats.filter(({ exit }) => exit === null).map(({ seat }) => seat)),
  picked: new Set(typeof night.target === 'number' ? [night.target] : []),
  marks: held && view.picks.length > 0 ? pickMarks(view.picks) : night.marks,
  onPick: night.aim,
});
