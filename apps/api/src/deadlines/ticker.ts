/** Does one thing again and again, never twice at once. Real milliseconds. */
export class Ticker {
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> | null = null;

  constructor(
    private readonly everyMs: number,
    private readonly run: () => Promise<void>,
    private readonly onError: (error: unknown) => void,
  ) {}

  start(): void {
    this.timer = setInterval(() => {
      this.nudge();
    }, this.everyMs);
    this.timer.unref();
  }

  /** Does it now, unless it is under way. */
  nudge(): void {
    if (this.running) return;
    this.running = this.run()
      .catch(this.onError)
      .finally(() => {
        this.running = null;
      });
  }

  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    this.timer = null;
    await this.running;
  }
}
