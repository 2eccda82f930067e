import type { ServerFrame, WireAnswerCode } from '@killer-club/protocol';
import { givesWay, type ClientAct } from './act.js';

type Answer = NonNullable<ClientAct['answer']>;

export interface OutboxOptions {
  /** All acts of the game, newest last. */
  readonly acts: () => readonly ClientAct[];
  /** Says nothing of whether the club heard it. */
  readonly send: (act: ClientAct) => void;
  readonly settle: (id: string, answer: Answer) => void;
}

/** Answers that settle nothing: the same act is sent again after a pause, in milliseconds. */
export const PASSING: readonly WireAnswerCode[] = ['unavailable', 'tooMany'];
export const PAUSE_MS = 1_000;

/**
 * Acts on their way: each goes out under its one id until the club has answered for good, so that it counts once
 * however often it is sent.
 */
export class Outbox {
  private readonly putOff = new Map<string, Answer>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: OutboxOptions) {}

  get empty(): boolean {
    return this.waiting().length === 0;
  }

  post(act: ClientAct): void {
    for (const [id, answer] of this.putOff) this.settleIfPassed(id, answer);
    this.options.send(act);
  }

  /** The club hears us anew. */
  resend(): void {
    this.rest();
    this.waiting().forEach(this.options.send);
  }

  rest(): void {
    clearTimeout(this.timer);
    this.putOff.clear();
  }

  take({ id, at, code }: ServerFrame<'answer'>): void {
    if (!this.waiting().some((act) => act.id === id) || id === null) return;
    const answer = { code, at };
    if (!PASSING.includes(code)) this.options.settle(id, answer);
    else if (!this.settleIfPassed(id, answer)) this.postpone(id, answer);
  }

  private waiting(): readonly ClientAct[] {
    return this.options.acts().filter(({ answer }) => answer === null);
  }

  /** A newer choice took its place: the refusal in passing is all there will be. */
  private settleIfPassed(id: string, answer: Answer): boolean {
    const acts = this.options.acts();
    const passed = acts.some((act) => act.id === id && givesWay(act, acts));
    if (!passed) return false;
    this.putOff.delete(id);
    this.options.settle(id, answer);
    return true;
  }

  private postpone(id: string, answer: Answer): void {
    clearTimeout(this.timer);
    this.putOff.set(id, answer);
    this.timer = setTimeout(() => {
      const again = this.waiting().filter((act) => this.putOff.has(act.id));
      this.putOff.clear();
      again.forEach(this.options.send);
    }, PAUSE_MS);
  }
}
