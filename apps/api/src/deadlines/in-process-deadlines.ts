import type { Cancel, ClubClock, Timers } from '../clock/club-clock.js';
import type { Deadlines, Due, OnDue } from './deadlines.js';

export interface InProcessDeadlinesOptions {
  readonly clock: ClubClock;
  readonly timers: Timers;
  /** Until what could not be dealt with is asked again, in milliseconds of the club's clock. */
  readonly retryMs?: number;
}

interface Armed extends Due {
  cancel: Cancel;
}

/** A timer for each game, for a club of one process. */
export class InProcessDeadlines implements Deadlines {
  private readonly armed = new Map<string, Armed>();
  private onDue: OnDue | null = null;

  constructor(private readonly options: InProcessDeadlinesOptions) {}

  start(onDue: OnDue): Promise<void> {
    this.onDue = onDue;
    for (const [gameId, armed] of this.armed) this.schedule(gameId, armed);
    return Promise.resolve();
  }

  stop(): Promise<void> {
    this.onDue = null;
    for (const { cancel } of this.armed.values()) cancel();
    this.armed.clear();
    return Promise.resolve();
  }

  arm(gameId: string, due: Due): void {
    const held = this.armed.get(gameId);
    if (held && held.order >= due.order) return;
    held?.cancel();
    const armed = { ...due, cancel: () => undefined };
    this.armed.set(gameId, armed);
    this.schedule(gameId, armed);
  }

  disarm(gameId: string, order: number): void {
    const held = this.armed.get(gameId);
    if (!held || held.order > order) return;
    held.cancel();
    this.armed.delete(gameId);
  }

  private schedule(gameId: string, armed: Armed, wait = armed.at - this.options.clock.now()): void {
    if (!this.onDue) return;
    armed.cancel();
    armed.cancel = this.options.timers.after(wait, () => {
      void this.fire(gameId, armed);
    });
  }

  private async fire(gameId: string, armed: Armed): Promise<void> {
    // A timer may fire early, and far deadlines come in several laps.
    if (this.options.clock.now() < armed.at) {
      this.schedule(gameId, armed);
      return;
    }
    const outcome = await this.ask(gameId, armed.id);
    if (this.armed.get(gameId) !== armed) return;
    if (outcome === 'done') this.armed.delete(gameId);
    else this.schedule(gameId, armed, this.options.retryMs ?? 1_000);
  }

  private async ask(gameId: string, id: string): Promise<'done' | 'later'> {
    try {
      return (await this.onDue?.(gameId, id)) ?? 'later';
    } catch {
      return 'later';
    }
  }
}
