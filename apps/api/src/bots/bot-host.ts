import type { Numbered, View, Viewer } from '@killer-club/rules';
import type { ClubClock, Timers } from '../clock/club-clock.js';
import type { GameRunner } from '../runner/port.js';
import type { ChooseMove } from './bot-brain.js';
import { BotGame } from './bot-game.js';
import { BotSeat } from './bot-seat.js';
import type { BotSeatRepository, BotSeatRow } from './bot-seat.repository.js';

export interface BotHostOptions {
  readonly seats: BotSeatRepository;
  readonly runner: GameRunner;
  readonly clock: ClubClock;
  readonly timers: Timers;
  readonly choose: ChooseMove;
  readonly applyMessage: (view: View | null, message: Numbered['message'], viewer: Viewer) => View;
  readonly onError: (error: unknown) => void;
}

const byGame = (rows: readonly BotSeatRow[]): Map<string, BotSeatRow[]> => {
  const games = new Map<string, BotSeatRow[]>();
  for (const row of rows) games.set(row.gameId, [...(games.get(row.gameId) ?? []), row]);
  return games;
};

/** Plays the bots' seats. Holds no state of its own: a restart looks at the running games and goes on. */
export class BotHost {
  private readonly games = new Map<string, BotGame>();

  constructor(private readonly options: BotHostOptions) {}

  /** Finds running games with bots that are not hosted yet, and lets go of those that are over. */
  async tick(): Promise<void> {
    const found = byGame(await this.options.seats.inPlay());
    for (const [gameId, rows] of found)
      if (!this.games.has(gameId)) this.games.set(gameId, this.open(gameId, rows));
    for (const gameId of this.games.keys()) if (!found.has(gameId)) this.end(gameId);
  }

  stop(): void {
    for (const gameId of this.games.keys()) this.end(gameId);
  }

  private open(gameId: string, rows: readonly BotSeatRow[]): BotGame {
    const { runner, onError } = this.options;
    const bots = rows.map(({ seat, memberId }) => ({
      seat,
      bot: new BotSeat({ ...this.options, gameId, seat, memberId }),
    }));
    const onEnd = (): void => {
      this.end(gameId);
    };
    return new BotGame({ gameId, runner, bots, onEnd, onError });
  }

  private end(gameId: string): void {
    this.games.get(gameId)?.stop();
    this.games.delete(gameId);
  }
}
