import { isOutage } from '../database/failure.js';

/** A span of the club's clock in which games could not be played. */
export interface Outage {
  readonly since: number;
  readonly until: number;
}

export interface OutagesOptions {
  /** The club's clock. */
  readonly now: () => number;
  /** A shorter failure is no outage; real milliseconds. */
  readonly thresholdMs: number;
  /** Real milliseconds that never jump. */
  readonly monotonic?: () => number;
}

/** Outages older than this no longer concern a running game, in milliseconds. */
const FORGOTTEN_MS = 6 * 60 * 60 * 1_000;

/** Watches whether PostgreSQL takes what this node writes, and remembers when it did not. */
export class Outages {
  private known: readonly Outage[] = [];
  /** Begin of the first attempt since which none has succeeded. */
  private open: { readonly at: number; readonly since: number } | null = null;
  private readonly monotonic: () => number;

  constructor(private readonly options: OutagesOptions) {
    this.monotonic = options.monotonic ?? (() => performance.now());
  }

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
    this.open ??= { at: this.monotonic(), since: this.options.now() };
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
    const span = this.open;
    this.open = null;
    if (span && this.monotonic() - span.at > this.options.thresholdMs) {
      this.add({ since: span.since, until: this.options.now() });
    }
  }
}
