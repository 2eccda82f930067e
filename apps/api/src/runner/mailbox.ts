import type { Answer, Submission } from './port.js';

/** A command on its way, with whoever waits for its answer. */
export class Waiting {
  private timer: NodeJS.Timeout | null = null;
  private resolve: ((answer: Answer) => void) | null = null;
  readonly answered: Promise<Answer>;

  constructor(
    readonly submission: Submission,
    patienceMs: number,
  ) {
    this.answered = new Promise((resolve) => {
      this.resolve = resolve;
    });
    this.timer = setTimeout(() => {
      this.answer({ id: submission.commandId, at: submission.receivedAt, code: 'unavailable' });
    }, patienceMs);
  }

  get open(): boolean {
    return this.resolve !== null;
  }

  /** The first answer counts. */
  answer(answer: Answer): void {
    if (this.timer) clearTimeout(this.timer);
    this.resolve?.(answer);
    this.resolve = null;
  }
}

/** The commands waiting for one game. All that wait are taken at once, in order of receipt. */
export class Mailbox {
  private waiting: Waiting[] = [];
  private draining = false;

  constructor(private readonly settle: (batch: readonly Waiting[]) => Promise<void>) {}

  get idle(): boolean {
    return !this.draining && this.waiting.length === 0;
  }

  post(entry: Waiting): void {
    this.waiting.push(entry);
    if (this.draining) return;
    this.draining = true;
    // The frames of one turn of the event loop share the first batch.
    setImmediate(() => void this.drain());
  }

  private async drain(): Promise<void> {
    while (this.waiting.length > 0) {
      const batch = this.waiting.sort((a, b) => a.submission.receivedAt - b.submission.receivedAt);
      this.waiting = [];
      await this.settle(batch);
    }
    this.draining = false;
  }
}
