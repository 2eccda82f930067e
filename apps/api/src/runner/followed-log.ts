import type { GameState } from '@killer-club/rules';
import { deliveryOf, type ToldStep } from './delivery.js';
import type { EventStore } from './event-store.js';
import { GameMemory } from './game-memory.js';
import type { GameRules } from './game-rules.js';
import { causeOf, type Log } from './log.js';
import type { Outages } from './outages.js';
import type { Delivery, Texts } from './port.js';
import type { Speculation } from './speculation.js';

export interface FollowedLogOptions {
  readonly gameId: string;
  readonly rules: GameRules;
  readonly store: EventStore;
  readonly outages: Outages;
  readonly logger: Log;
  /** The state held here was loaded or moved on. */
  readonly onMoved: (gameId: string, head: number, state: GameState) => void;
}

type Watcher = (delivery: Delivery) => void;

/** One game's log as this node has it, and who is told when it moves on: each event once, in order. */
export class FollowedLog {
  readonly memory: GameMemory;
  private readonly watchers = new Set<Watcher>();
  private known = false;

  constructor(private readonly options: FollowedLogOptions) {
    this.memory = new GameMemory(options.rules);
  }

  get loaded(): boolean {
    return this.known;
  }

  get watched(): boolean {
    return this.watchers.size > 0;
  }

  watch(listener: Watcher): () => void {
    // A function of its own: the same listener may watch twice.
    const own: Watcher = (delivery) => {
      listener(delivery);
    };
    this.watchers.add(own);
    return () => {
      this.watchers.delete(own);
    };
  }

  /** Reads what lies behind the memory, as of a moment after the call. False: there is no such game. */
  async refresh(): Promise<boolean> {
    const { gameId, store, outages } = this.options;
    const from = this.memory.head;
    const texts = this.known && this.watched;
    const page = await outages.attempt(() => store.catchUp({ gameId, known: from, texts }));
    if (!page) return false;
    const told = this.memory.read(from, page.events, page.receipts);
    const first = !this.known;
    this.known = true;
    // What was there before the first read is told by a full view.
    if (!first) this.deliver(told, page.texts);
    this.moved(told);
    return true;
  }

  /** Takes what this node has just committed behind `from`. */
  take(from: number, { steps, receipts, texts }: Speculation): void {
    const told = this.memory.commit(from, steps, receipts);
    this.deliver(told, Object.fromEntries(texts.map(({ id, body }) => [id, body])));
    this.moved(told);
  }

  private moved(told: readonly ToldStep[]): void {
    const state = this.memory.game;
    if (told.length > 0 && state) this.options.onMoved(this.options.gameId, this.memory.head, state);
  }

  private deliver(told: readonly ToldStep[], texts: Texts): void {
    if (told.length === 0 || !this.watched) return;
    const { rules, gameId, logger } = this.options;
    const delivery = deliveryOf(rules, gameId, told, texts);
    for (const watcher of [...this.watchers]) {
      try {
        watcher(delivery);
      } catch (error) {
        logger.error({ game: gameId, ...causeOf(error) }, 'a watcher failed');
      }
    }
  }
}
