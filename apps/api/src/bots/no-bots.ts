import type { ChooseCommand } from './bot-brain.js';

/** Bots that only watch: the clock moves the game on for them. */
export const watchOnly: ChooseCommand = () => null;
