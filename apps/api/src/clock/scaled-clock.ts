import type { ClubClock } from './club-clock.js';

/** The demo's time: `pace` times as fast as its source from the moment it is made. */
export class ScaledClock implements ClubClock {
  private readonly origin: number;

  constructor(
    private readonly source: ClubClock,
    readonly pace: number,
  ) {
    this.origin = source.now();
  }

  now(): number {
    return Math.floor(this.origin + (this.source.now() - this.origin) * this.pace);
  }
}
