/** That a game's log has grown, and how far. */
export interface Poke {
  readonly gameId: string;
  readonly head: number;
}

/** Tells the other nodes to look. A lost poke costs a second: watched games are looked at anyway. */
export interface Pokes {
  start(onPoke: (poke: Poke) => void): Promise<void>;
  stop(): Promise<void>;
  /** Never throws. */
  publish(poke: Poke): void;
}
