import type { HostedGame } from './hosted-game.js';

/** The games in memory, least recently used first. Only idle ones are put away; they load again from their log. */
export class Shelf {
  private readonly games = new Map<string, HostedGame>();

  constructor(
    private readonly make: (gameId: string) => HostedGame,
    private readonly size: number,
  ) {}

  /** The game if it is in memory, without counting as use. */
  peek(gameId: string): HostedGame | null {
    return this.games.get(gameId) ?? null;
  }

  take(gameId: string): HostedGame {
    const game = this.games.get(gameId) ?? this.make(gameId);
    this.games.delete(gameId);
    this.games.set(gameId, game);
    this.shrink(game);
    return game;
  }

  watched(): HostedGame[] {
    return [...this.games.values()].filter((game) => game.log.watched);
  }

  /** Whoever has just been handed a game is about to use it. */
  private shrink(taken: HostedGame): void {
    if (this.games.size <= this.size) return;
    for (const [gameId, game] of this.games) {
      if (this.games.size <= this.size) return;
      if (game.idle && game !== taken) this.games.delete(gameId);
    }
  }
}
