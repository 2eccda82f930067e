import { CONTRIBUTION_BYTES } from '@killer-club/protocol';
import { PageMemory } from '../net/page-memory.js';

const draw = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(CONTRIBUTION_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** A member's own part of the luck (CON-09): one for each game, kept to be looked for when the seed is shown. */
export class Contributions {
  constructor(private readonly memory: PageMemory) {}

  /** What this browser adds to a game's deal; drawn after the server has bound itself to its seed. */
  to(game: string): string {
    const known = this.keptFor(game);
    if (known !== null) return known;
    const drawn = draw();
    this.memory.write(keyOf(game), drawn);
    return drawn;
  }

  /** Null where this browser added nothing, or has not kept it. */
  keptFor(game: string): string | null {
    return this.memory.read(keyOf(game));
  }
}

const keyOf = (game: string): string => `contribution:${game}`;

export const contributions = new Contributions(new PageMemory(() => localStorage));
