import type { ClubClock } from './club-clock.js';

/** The demo's time: `pace` times as fast as its source from the moment it is made. */
export class ScaledClock implements ClubClock {
  private readonly begun: number;
  private readonly origin: number;

  /** `reached`: how far the demo's time had come before; it goes on from there and never steps back. */
  constructor(
    private readonly source: ClubClock,
    readonly pace: number,
    reached = -Infinity,
  ) {
    this.begun = source.now();
    this.origin = Math.max(this.begun, reached);
  }

  now(): number {
    return Math.floor(this.origin + (this.source.now() - this.begun) * this.pace);
  }
}
