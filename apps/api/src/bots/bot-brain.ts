import { createHash } from 'node:crypto';
import type { SeatCommand, View } from '@killer-club/rules';

/** What a bot would do with what its seat sees; null when there is nothing to do. Delay in milliseconds. */
export type ChooseCommand = (sight: {
  readonly view: View;
  readonly random: () => number;
}) => { readonly command: SeatCommand; readonly delayMs: number } | null;

const UNIT = 2 ** 32;

/** Numbers in [0, 1) that a name settles: the same game, seat and thought give the same choice on every node. */
export const seededRandom = (name: string): (() => number) => {
  let state = createHash('sha256').update(name).digest().readUInt32LE(0);
  return () => {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / UNIT;
  };
};
