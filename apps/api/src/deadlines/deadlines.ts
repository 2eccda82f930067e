/** The moment at which a game asks to be moved on. */
export interface Due {
  readonly id: string;
  /** Milliseconds of the club's clock. */
  readonly at: number;
  /** Grows with the game: an older deadline never takes a newer one's place. */
  readonly order: number;
}

/** `done`: dealt with, or no longer wanted. `later`: ask again. */
export type Outcome = 'done' | 'later';

export type OnDue = (gameId: string, deadlineId: string) => Promise<Outcome>;

/** Wakes games at their deadlines, each on one node. It may lose everything: the sweeper stands behind it. */
export interface Deadlines {
  start(onDue: OnDue): Promise<void>;
  stop(): Promise<void>;
  /** Never throws: what cannot be armed is found by the sweeper. */
  arm(gameId: string, due: Due): void;
  /** The game of this order has no deadline any more. */
  disarm(gameId: string, order: number): void;
}
