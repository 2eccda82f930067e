import type { SeatCommand } from '@killer-club/rules';
import type { Character } from './character.js';

/** A command a bot would send, the text behind a `speak`, and how long it thinks first, in milliseconds. */
export interface Move {
  readonly command: SeatCommand;
  readonly text: string | null;
  readonly delayMs: number;
}

const FASTEST_MS = 200;
const THINKING_MS = 2_500;

export const moveOf = (
  command: SeatCommand,
  character: Character,
  random: () => number,
  text?: string,
): Move => ({
  command,
  text: text ?? null,
  delayMs: Math.round(FASTEST_MS + random() * THINKING_MS * (0.3 + character.slow)),
});
