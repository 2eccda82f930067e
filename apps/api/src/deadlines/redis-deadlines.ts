import type { Redis } from 'ioredis';
import { z } from 'zod';
import type { Cancel, ClubClock, Timers } from '../clock/club-clock.js';
import type { Deadlines, Due, OnDue, Outcome } from './deadlines.js';
import { ARM, CLAIM, DISARM, FINISH } from './redis-scripts.js';

export interface RedisDeadlinesOptions {
  readonly redis: Redis;
  readonly clock: ClubClock;
  readonly timers: Timers;
  readonly onError: (error: unknown) => void;
  /** Keeps clubs apart that share a Redis. */
  readonly prefix?: string;
  /** Longest until another node's deadlines are looked for, in milliseconds of the club's clock. */
  readonly pollMs?: number;
  readonly leaseMs?: number;
  readonly retryMs?: number;
}

const CLAIM_SIZE = 100;

const claimSchema = z.array(z.string());

interface Claimed {
  readonly gameId: string;
  readonly value: string;
}

/** One sorted set for all nodes, claimed atomically with a lease. */
export class RedisDeadlines implements Deadlines {
  private readonly keys: readonly [string, string];
  private onDue: OnDue | null = null;
  private cancel: Cancel = () => undefined;
  /** When the next look is planned, in milliseconds of the club's clock. */
  private planned = Infinity;
  private readonly running = new Set<Promise<void>>();

  constructor(private readonly options: RedisDeadlinesOptions) {
    const prefix = options.prefix ?? 'killer:';
    this.keys = [`${prefix}deadlines`, `${prefix}deadlines:what`];
  }

  start(onDue: OnDue): Promise<void> {
    this.onDue = onDue;
    this.plan(this.options.clock.now());
    return Promise.resolve();
  }

  async stop(): Promise<void> {
    this.onDue = null;
    this.cancel();
    await this.idle();
  }

  arm(gameId: string, due: Due): void {
    this.send(ARM, gameId, String(due.order), due.id, String(due.at));
    if (this.onDue && due.at < this.planned) this.plan(due.at);
  }

  disarm(gameId: string, order: number): void {
    this.send(DISARM, gameId, String(order));
  }

  /** Claims what is due and sees to it. Resolves when that is under way. */
  async poll(): Promise<void> {
    const { clock, redis, onError } = this.options;
    this.planned = Infinity;
    const now = clock.now();
    let next = now + (this.options.pollMs ?? 50);
    try {
      const lease = now + (this.options.leaseMs ?? 15_000);
      const answer = await redis.eval(CLAIM, 2, ...this.keys, String(now), String(lease), String(CLAIM_SIZE));
      const [soonest, ...pairs] = claimSchema.parse(answer);
      if (soonest) next = Math.min(next, Number(soonest));
      for (const claimed of claimsOf(pairs)) this.begin(claimed);
    } catch (error) {
      onError(error);
    }
    this.plan(next);
  }

  /** Resolves when nothing is under way. */
  async idle(): Promise<void> {
    while (this.running.size > 0) await Promise.allSettled([...this.running]);
  }

  private plan(at: number): void {
    this.cancel();
    if (!this.onDue) return;
    this.planned = at;
    this.cancel = this.options.timers.after(Math.max(1, at - this.options.clock.now()), () => {
      this.track(this.poll());
    });
  }

  private begin(claimed: Claimed): void {
    this.track(this.seeTo(claimed));
  }

  private async seeTo({ gameId, value }: Claimed): Promise<void> {
    const outcome = await this.ask(gameId, value.slice(value.indexOf('|') + 1));
    const again = this.options.clock.now() + (this.options.retryMs ?? 1_000);
    this.send(FINISH, gameId, value, outcome === 'done' ? '' : String(again));
  }

  private async ask(gameId: string, id: string): Promise<Outcome> {
    try {
      return (await this.onDue?.(gameId, id)) ?? 'later';
    } catch (error) {
      this.options.onError(error);
      return 'later';
    }
  }

  private send(script: string, ...values: string[]): void {
    this.track(
      this.options.redis.eval(script, 2, ...this.keys, ...values).then(
        () => undefined,
        (error: unknown) => {
          this.options.onError(error);
        },
      ),
    );
  }

  private track(work: Promise<void>): void {
    this.running.add(work);
    void work.finally(() => this.running.delete(work));
  }
}

const claimsOf = (pairs: readonly string[]): Claimed[] => {
  const claims: Claimed[] = [];
  for (let index = 0; index + 1 < pairs.length; index += 2) {
    claims.push({ gameId: pairs[index] ?? '', value: pairs[index + 1] ?? '' });
  }
  return claims;
};
