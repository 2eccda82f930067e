import type { ClubClock } from './club-clock.js';

export interface PostgresClockOptions {
  /** Asks PostgreSQL for its time in milliseconds. */
  readonly serverTime: () => Promise<number>;
  /** Milliseconds that never jump. */
  readonly monotonic?: () => number;
  readonly everyMs?: number;
  readonly samples?: number;
  readonly onError?: (error: unknown) => void;
}

/** A step back of up to this many milliseconds is waited out; a longer one is PostgreSQL's own jump. */
const HELD_BACK_MS = 1_000;

/**
 * PostgreSQL's clock, kept by a measured offset to this process's monotonic clock:
 * a jump of the machine's wall clock changes nothing.
 */
export class PostgresClock implements ClubClock {
  private offset: number | null = null;
  private latest = 0;
  private timer: NodeJS.Timeout | null = null;
  private readonly monotonic: () => number;

  constructor(private readonly options: PostgresClockOptions) {
    this.monotonic = options.monotonic ?? (() => performance.now());
  }

  now(): number {
    if (this.offset === null) throw new Error('The club clock has not been measured yet');
    const time = Math.floor(this.monotonic() + this.offset);
    const heldBack = time < this.latest && this.latest - time <= HELD_BACK_MS;
    this.latest = heldBack ? this.latest : time;
    return this.latest;
  }

  /** Measures once and then every ten seconds. Throws when PostgreSQL cannot be asked. */
  async start(): Promise<void> {
    await this.measure();
    this.timer = setInterval(() => {
      this.measure().catch((error: unknown) => this.options.onError?.(error));
    }, this.options.everyMs ?? 10_000);
    this.timer.unref();
  }

  stop(): void {
    if (this.timer) clearInterval(this.timer);
    this.timer = null;
  }

  /** Takes the offset of the sample with the shortest round trip: its error is at most half of that. */
  async measure(): Promise<void> {
    let shortest = Infinity;
    let offset = this.offset ?? 0;
    for (let sample = 0; sample < (this.options.samples ?? 5); sample += 1) {
      const asked = this.monotonic();
      const server = await this.options.serverTime();
      const answered = this.monotonic();
      if (answered - asked >= shortest) continue;
      shortest = answered - asked;
      offset = server - (asked + answered) / 2;
    }
    this.offset = offset;
  }
}
