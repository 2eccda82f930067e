import type { PageMemory } from './page-memory.js';

const keyOf = (gameId: string, name = ''): string => `draft/${gameId}/${name}`;

/** What a member has typed or chosen and not sent yet, by game and name. */
export class DraftStore {
  private readonly listeners = new Set<() => void>();

  constructor(private readonly memory: PageMemory) {}

  read(gameId: string, name: string): string {
    return this.memory.read(keyOf(gameId, name)) ?? '';
  }

  write(gameId: string, name: string, text: string): void {
    this.memory.write(keyOf(gameId, name), text);
    this.tell();
  }

  clear(gameId: string): void {
    this.memory.forget(keyOf(gameId));
    this.tell();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}
