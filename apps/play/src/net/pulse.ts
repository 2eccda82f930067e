import type { ClubTime } from './clock-estimate.js';

/** Readings in a row when a connection begins. */
const BURST = 5;
/** Milliseconds between two readings afterwards. */
const BEAT_MS = 5_000;
/** A connection that does not answer within so many milliseconds is taken for dead. */
const SILENCE_MS = 3_000;

export interface PulseOptions {
  readonly time: ClubTime;
  readonly ask: (id: string) => void;
  readonly onSilence: () => void;
}

/** Asks for the club's time again and again: it keeps the clock and notices a connection that died silently. */
export class Pulse {
  private asked: { readonly id: string; readonly sentAt: number } | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private burst = 0;
  private count = 0;

  constructor(private readonly options: PulseOptions) {}

  start(): void {
    this.stop();
    this.burst = BURST;
    this.beat();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.asked = null;
  }

  /** Asks at once, unless an answer is due already. */
  beat(): void {
    if (this.asked !== null) return;
    clearTimeout(this.timer);
    this.count += 1;
    this.burst -= 1;
    const id = `clock-${String(this.count)}`;
    this.asked = { id, sentAt: performance.now() };
    this.timer = setTimeout(this.options.onSilence, SILENCE_MS);
    this.options.ask(id);
  }

  /** True when the answer was to a question of this pulse. */
  heard(id: string, at: number): boolean {
    if (this.asked?.id !== id) return false;
    const { sentAt } = this.asked;
    this.stop();
    this.options.time.read({ sentAt, receivedAt: performance.now(), at });
    if (this.burst > 0) this.beat();
    else
      this.timer = setTimeout(() => {
        this.beat();
      }, BEAT_MS);
    return true;
  }
}
