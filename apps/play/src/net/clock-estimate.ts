/** One question to the club's clock; own times in milliseconds of the monotonic clock, `at` in the club's. */
export interface Reading {
  readonly sentAt: number;
  readonly receivedAt: number;
  readonly at: number;
}

interface Sample {
  /** The own moment at which the club's clock is taken to have shown `at`. */
  readonly moment: number;
  readonly at: number;
  readonly roundTrip: number;
}

/** How long a reading counts, in milliseconds: clocks drift apart. */
const WINDOW_MS = 30_000;
/** How far, in milliseconds, a reading may lie outside its bounds before it disproves what was believed. */
const TOLERANCE_MS = 50;

/** The club's clock, told from readings over the wire: the quickest of the last half minute is believed. */
export class ClubTime {
  private samples: readonly Sample[] = [];
  /** Milliseconds of the club's clock in a real one: more than 1 in a demonstration. */
  private speed = 1;

  constructor(
    private readonly monotonic: () => number = () => performance.now(),
    private readonly wall: () => number = () => Date.now(),
  ) {}

  /** Milliseconds of the club's clock; the machine's own until the club was heard. */
  now(): number {
    return this.at(this.monotonic());
  }

  setSpeed(speed: number): void {
    this.speed = speed;
  }

  /** The club said that it was `at` a while ago, nobody knows how long. */
  greet(at: number): void {
    // The club cannot have been ahead of what it is now: this machine slept.
    if (this.now() < at - TOLERANCE_MS) this.samples = [];
    if (this.samples.length > 0) return;
    this.samples = [{ moment: this.monotonic(), at, roundTrip: Number.POSITIVE_INFINITY }];
  }

  read({ sentAt, receivedAt, at }: Reading): void {
    const roundTrip = receivedAt - sentAt;
    const sample = { moment: sentAt + roundTrip / 2, at, roundTrip };
    const kept = this.disproves(sample)
      ? []
      : this.samples.filter(({ moment }) => moment > receivedAt - WINDOW_MS);
    this.samples = [...kept, sample];
  }

  private disproves({ moment, at, roundTrip }: Sample): boolean {
    return Math.abs(this.at(moment) - at) > (roundTrip / 2) * this.speed + TOLERANCE_MS;
  }

  private at(moment: number): number {
    const [first, ...others] = this.samples;
    if (first === undefined) return this.wall();
    const best = others.reduce((a, b) => (b.roundTrip < a.roundTrip ? b : a), first);
    return best.at + (moment - best.moment) * this.speed;
  }
}
