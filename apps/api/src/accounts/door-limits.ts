import { RateLimiter } from '../http/rate-limiter.js';
import { tooMany } from '../http/refusal.js';

/** Wrong tries in a row that cost no time. */
const FREE_TRIES = 3;
/** Each further one waits so much longer, in milliseconds. */
const STEP_MS = 500;

export interface DoorTime {
  /** Real milliseconds, monotonic. */
  readonly now: () => number;
  readonly pause: (ms: number) => Promise<void>;
}

const take = (limiter: RateLimiter, key: string): void => {
  if (!limiter.take(key)) throw tooMany(limiter.waitMs(key));
};

/** How often somebody may try at the club's door. */
export class DoorLimits {
  private readonly signUps: RateLimiter;
  private readonly addresses: RateLimiter;
  /** Wrong tries of one address at one name. */
  private readonly pairs: RateLimiter;
  /**
   * Wrong tries at one name, from wherever. One address alone cannot use it up, since a pair gets fewer than are refilled
   * here: guesses elsewhere shut nobody out who knows the password.
   */
  private readonly names: RateLimiter;

  constructor(private readonly time: DoorTime) {
    const { now } = time;
    this.signUps = new RateLimiter({ burst: 60, perSecond: 0.1 }, now);
    this.addresses = new RateLimiter({ burst: 30, perSecond: 0.5 }, now);
    this.pairs = new RateLimiter({ burst: 8, perSecond: 1 / 30 }, now);
    this.names = new RateLimiter({ burst: 60, perSecond: 0.1 }, now);
  }

  signUp(address: string | undefined): void {
    take(this.signUps, address ?? '');
  }

  /** Asks with a password: first at once, then more and more slowly, then not at all for a while. */
  async guess<T>(address: string | undefined, name: string, ask: () => Promise<T>): Promise<T> {
    const pair = `${address ?? ''} ${name}`;
    const slowed = this.slowedMs(pair);
    take(this.pairs, pair);
    take(this.addresses, address ?? '');
    take(this.names, name);
    if (slowed > 0) await this.time.pause(slowed);
    const right = await ask();
    this.pairs.forget(pair);
    this.names.giveBack(name);
    return right;
  }

  /** Before the try is counted. */
  private slowedMs(pair: string): number {
    return Math.max(0, Math.ceil(this.pairs.spent(pair)) - FREE_TRIES + 1) * STEP_MS;
  }
}
