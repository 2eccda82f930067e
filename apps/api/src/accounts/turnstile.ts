/** Lets so many do something at once; the others wait outside, in the order they came, and hold nothing. */
export class Turnstile {
  private inside = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly places: number) {}

  async pass<T>(work: () => Promise<T>): Promise<T> {
    if (this.inside >= this.places) await new Promise<void>((enter) => this.waiting.push(enter));
    else this.inside += 1;
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  /** The place goes straight to whoever waits longest. */
  private leave(): void {
    const next = this.waiting.shift();
    if (next === undefined) this.inside -= 1;
    else next();
  }
}
