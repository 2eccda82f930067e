import type { Cancel, Timers } from './club-clock.js';

/** setTimeout fires at once beyond this many milliseconds. */
const LONGEST_MS = 2 ** 31 - 1;

/** Timers of the machine. `pace`: milliseconds of the club's clock in one real millisecond. */
export class RealTimers implements Timers {
  constructor(private readonly pace = 1) {}

  after(ms: number, run: () => void): Cancel {
    const delay = Math.min(Math.max(0, Math.ceil(ms / this.pace)), LONGEST_MS);
    const timer = setTimeout(run, delay);
    return () => {
      clearTimeout(timer);
    };
  }
}
