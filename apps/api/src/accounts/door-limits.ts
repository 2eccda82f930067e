import { RateLimiter } from '../http/rate-limiter.js';

/** How often somebody may try at the club's door. A name is limited by itself too: guessing from many addresses. */
export class DoorLimits {
  private readonly signUps: RateLimiter;
  private readonly addresses: RateLimiter;
  private readonly names: RateLimiter;

  constructor(now: () => number) {
    this.signUps = new RateLimiter({ burst: 60, perSecond: 0.1 }, now);
    this.addresses = new RateLimiter({ burst: 30, perSecond: 0.5 }, now);
    this.names = new RateLimiter({ burst: 10, perSecond: 0.1 }, now);
  }

  signUp(address: string | undefined): boolean {
    return this.signUps.take(address ?? '');
  }

  signIn(address: string | undefined, name: string): boolean {
    return this.addresses.take(address ?? '') && this.names.take(name);
  }
}
