import { isOutage } from '../database/failure.js';

/** A span of the club's clock in which games could not be played. */
export interface Outage {
  readonly since: number;
  readonly until: number;
}

export interface OutagesOptions {
  readonly now: () => number;
  /** A shorter failure is no outage; milliseconds of the club's clock. */
  readonly thresholdMs: number;
}

/** Outages older than this no longer concern a running game, in milliseconds. */
const FORGOTTEN_MS = 6 * 60 * 60 * 1_000;

/** Watches whether PostgreSQL takes what this node writes, and remembers when it did not. */
export class Outages {
  private known: readonly Outage[] = [];
  /** Begin of the first attempt since which none has succeeded. */
  private open: number | null = null;

  constructor(private readonly options: OutagesOptions) {}

  get list(): readonly Outage[] {
    return this.known;
  }

  add(outage: Outage): void {
    if (this.known.some(({ since }) => since === outage.since)) return;
    const oldest = this.options.now() - FORGOTTEN_MS;
    this.known = [...this.known.filter(({ until }) => until > oldest), outage];
  }

  /** Any attempt that comes back closes the span; a long span is an outage. */
  async attempt<T>(run: () => Promise<T>): Promise<T> {
    this.open ??= this.options.now();
    try {
      const result = await run();
      this.close();
      return result;
    } catch (error) {
      if (!isOutage(error)) this.close();
      throw error;
    }
  }

  private close(): void {
    const since = this.open;
    this.open = null;
    const until = this.options.now();
    if (since !== null && until - since > this.options.thresholdMs) this.add({ since, until });
  }
}
