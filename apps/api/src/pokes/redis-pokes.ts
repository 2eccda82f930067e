import type { Redis } from 'ioredis';
import { z } from 'zod';
import type { Poke, Pokes } from './pokes.js';

export interface RedisPokesOptions {
  readonly publisher: Redis;
  /** A connection of its own: one that listens can do nothing else. */
  readonly subscriber: Redis;
  readonly onError: (error: unknown) => void;
  readonly prefix?: string;
}

const pokeSchema = z.object({ gameId: z.string(), head: z.number().int() });

export class RedisPokes implements Pokes {
  private readonly channel: string;
  private onPoke: ((poke: Poke) => void) | null = null;

  constructor(private readonly options: RedisPokesOptions) {
    this.channel = `${options.prefix ?? 'killer:'}pokes`;
  }

  /** Does not wait for a Redis that is away: the subscription follows when it is back. */
  async start(onPoke: (poke: Poke) => void): Promise<void> {
    this.onPoke = onPoke;
    const { subscriber, onError } = this.options;
    subscriber.on('message', (channel: string, text: string) => {
      if (channel === this.channel) this.receive(text);
    });
    const subscribe = (): Promise<void> => subscriber.subscribe(this.channel).then(() => undefined, onError);
    subscriber.on('ready', () => void subscribe());
    if (subscriber.status === 'ready') await subscribe();
  }

  async stop(): Promise<void> {
    this.onPoke = null;
    await this.options.subscriber.unsubscribe(this.channel).catch(() => undefined);
  }

  publish(poke: Poke): void {
    this.options.publisher.publish(this.channel, JSON.stringify(poke)).catch(this.options.onError);
  }

  private receive(text: string): void {
    try {
      this.onPoke?.(pokeSchema.parse(JSON.parse(text)));
    } catch (error) {
      this.options.onError(error);
    }
  }
}
