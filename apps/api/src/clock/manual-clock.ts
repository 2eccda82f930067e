import type { Cancel, ClubClock, Timers } from './club-clock.js';

interface Waiting {
  readonly at: number;
  readonly run: () => void;
}

/** Time that stands until a test moves it. */
export class ManualClock implements ClubClock, Timers {
  private waiting: Waiting[] = [];

  constructor(private time = 1_800_000_000_000) {}

  now(): number {
    return this.time;
  }

  after(ms: number, run: () => void): Cancel {
    const entry = { at: this.time + Math.max(0, ms), run };
    this.waiting.push(entry);
    return () => {
      this.waiting = this.waiting.filter((other) => other !== entry);
    };
  }

  /** Moves time on, firing what falls due on the way in order. */
  advance(ms: number): void {
    const end = this.time + ms;
    for (let next = this.earliest(end); next; next = this.earliest(end)) {
      const fired = next;
      this.waiting = this.waiting.filter((other) => other !== fired);
      this.time = Math.max(this.time, fired.at);
      fired.run();
    }
    this.time = end;
  }

  private earliest(end: number): Waiting | undefined {
    return this.waiting.filter((entry) => entry.at <= end).sort((a, b) => a.at - b.at)[0];
  }
}
