import type {
  BeforeApplicationShutdown,
  OnApplicationBootstrap,
  OnApplicationShutdown,
} from '@nestjs/common';
import type { Club } from './club.js';
import { Ticker } from './deadlines/ticker.js';

/** How often the club looks after what nobody asks for, in real milliseconds. */
const EVERY_MS = 1_000;

/** The club's periodic work: presence, sessions, judges, ready checks, ended tables, the queue, bots. */
export class Housekeeping
  implements OnApplicationBootstrap, BeforeApplicationShutdown, OnApplicationShutdown
{
  private readonly tickers: readonly Ticker[];

  constructor(
    private readonly club: Pick<
      Club,
      'presence' | 'sessionWatch' | 'judgeWatch' | 'keeper' | 'matchmaker' | 'botHost' | 'onError' | 'close'
    >,
  ) {
    const tasks = [
      club.presence,
      club.sessionWatch,
      club.judgeWatch,
      club.keeper,
      club.matchmaker,
      club.botHost,
    ];
    this.tickers = tasks.map((task) => new Ticker(EVERY_MS, () => task.tick(), club.onError));
  }

  onApplicationBootstrap(): void {
    for (const ticker of this.tickers) {
      ticker.start();
      ticker.nudge();
    }
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.tickers.map((ticker) => ticker.stop()));
    this.club.botHost.stop();
  }

  /** After the last request has been answered. */
  onApplicationShutdown(): Promise<void> {
    return this.club.close();
  }
}
