import type { ClubClock } from '../clock/club-clock.js';

export interface SweeperOptions {
  readonly store: { dueGames(time: number): Promise<readonly string[]> };
  readonly clock: ClubClock;
  readonly remind: (gameId: string) => Promise<void>;
  /**
   * How far ahead of their deadline games are looked for, in milliseconds of the club's clock. Negative
   * where another port wakes them on time and the sweeper only stands behind it.
   */
  readonly aheadMs: number;
  readonly onError: (error: unknown) => void;
}

/** Finds in PostgreSQL what no timer has seen to. Two nodes may find the same game: an expiry has one receipt. */
export class Sweeper {
  constructor(private readonly options: SweeperOptions) {}

  async sweep(): Promise<void> {
    const { store, clock, aheadMs } = this.options;
    const games = await store.dueGames(clock.now() + aheadMs);
    await Promise.all(games.map((gameId) => this.remind(gameId)));
  }

  private async remind(gameId: string): Promise<void> {
    try {
      await this.options.remind(gameId);
    } catch (error) {
      this.options.onError(error);
    }
  }
}
