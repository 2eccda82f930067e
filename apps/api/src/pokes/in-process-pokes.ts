import type { Poke, Pokes } from './pokes.js';

/** Where the nodes of one process meet. */
export class PokeBus {
  readonly listeners = new Set<(poke: Poke) => void>();
}

export class InProcessPokes implements Pokes {
  private onPoke: ((poke: Poke) => void) | null = null;

  constructor(private readonly bus = new PokeBus()) {}

  start(onPoke: (poke: Poke) => void): Promise<void> {
    this.onPoke = onPoke;
    this.bus.listeners.add(onPoke);
    return Promise.resolve();
  }

  stop(): Promise<void> {
    if (this.onPoke) this.bus.listeners.delete(this.onPoke);
    return Promise.resolve();
  }

  publish(poke: Poke): void {
    queueMicrotask(() => {
      for (const listener of [...this.bus.listeners]) listener(poke);
    });
  }
}
