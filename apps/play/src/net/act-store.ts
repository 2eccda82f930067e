import { keptActs, type ClientAct } from './act.js';
import type { PageMemory } from './page-memory.js';

const keyOf = (gameId: string): string => `acts/${gameId}`;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
};

/** The acts of a game as a reload finds them again. */
export const recallActs = (memory: PageMemory, gameId: string): readonly ClientAct[] => {
  const text = memory.read(keyOf(gameId));
  return (text === null ? null : keptActs.safeParse(parsed(text)).data) ?? [];
};

export const keepActs = (memory: PageMemory, gameId: string, acts: readonly ClientAct[]): void => {
  memory.write(keyOf(gameId), JSON.stringify(acts));
};

export const forgetActs = (memory: PageMemory, gameId = ''): void => {
  memory.forget(keyOf(gameId));
};
