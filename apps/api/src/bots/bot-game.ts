import type { Delivery, GameRunner } from '../runner/port.js';
import type { BotSeat } from './bot-seat.js';

export interface BotGameOptions {
  readonly gameId: string;
  readonly runner: GameRunner;
  readonly bots: readonly { readonly seat: number; readonly bot: BotSeat }[];
  readonly onEnd: () => void;
  readonly onError: (error: unknown) => void;
}

/** The bots of one running game, fed from its news. Nothing is kept that the log could not give again. */
export class BotGame {
  private readonly stopWatching: () => void;
  /** Bots whose picture is on its way, with the news that came meanwhile. */
  private readonly waiting = new Map<BotSeat, Delivery[]>();
  private stopped = false;

  constructor(private readonly options: BotGameOptions) {
    this.stopWatching = options.runner.watch(options.gameId, (delivery) => {
      this.deliver(delivery);
    });
    for (const entry of options.bots) this.load(entry);
  }

  stop(): void {
    this.stopped = true;
    this.stopWatching();
    for (const { bot } of this.options.bots) bot.stop();
  }

  private load({ seat, bot }: BotGameOptions['bots'][number]): void {
    this.waiting.set(bot, []);
    this.options.runner.fullView(this.options.gameId, { kind: 'seat', seat }).then(
      (full) => {
        const missed = this.waiting.get(bot) ?? [];
        this.waiting.delete(bot);
        if (this.stopped || full === null) return;
        bot.see(full);
        for (const delivery of missed) this.tell({ seat, bot }, delivery);
      },
      (error: unknown) => {
        this.options.onError(error);
        // The host's next look at running games starts this game's bots anew.
        this.options.onEnd();
      },
    );
  }

  private deliver(delivery: Delivery): void {
    for (const entry of this.options.bots) {
      const queue = this.waiting.get(entry.bot);
      if (queue === undefined) this.tell(entry, delivery);
      else queue.push(delivery);
    }
    if (delivery.ended) this.options.onEnd();
  }

  private tell(entry: BotGameOptions['bots'][number], delivery: Delivery): void {
    for (const part of delivery.parts) {
      if (entry.bot.hear(part)) continue;
      this.load(entry);
      return;
    }
    entry.bot.think();
  }
}
