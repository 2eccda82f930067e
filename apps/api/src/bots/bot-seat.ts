import { characterOf, seededRandom, type Character, type Move } from '@killer-club/bots';
import type { Audience, Numbered, Seat, View, Viewer } from '@killer-club/rules';
import type { Cancel, ClubClock, Timers } from '../clock/club-clock.js';
import type { DeliveryPart, FullView, GameRunner } from '../runner/port.js';
import type { ChooseMove } from './bot-brain.js';

export interface BotSeatOptions {
  readonly gameId: string;
  readonly seat: Seat;
  readonly memberId: string;
  readonly runner: Pick<GameRunner, 'submit'>;
  readonly clock: ClubClock;
  readonly timers: Timers;
  readonly choose: ChooseMove;
  readonly applyMessage: (view: View | null, message: Numbered['message'], viewer: Viewer) => View;
  readonly onError: (error: unknown) => void;
}

/** Thoughts a bot has in one stage before it lets the clock decide: a fault of its own never floods the game. */
const MAX_THOUGHTS = 12;

/** One bot: it sees what its seat is told and nothing else. */
export class BotSeat {
  private readonly viewer: Viewer;
  private readonly character: Character;
  private view: View | null = null;
  private cursor: Partial<Record<Audience, number>> = {};
  private pending: { readonly stage: number; readonly cancel: Cancel } | null = null;
  private thoughts = { stage: -1, count: 0 };
  /** An act is on its way: what came of it is not in the view yet. */
  private acting = false;
  private stopped = false;

  constructor(private readonly options: BotSeatOptions) {
    this.viewer = { kind: 'seat', seat: options.seat };
    this.character = characterOf(options.memberId);
  }

  /** A whole picture: at the start, after a restart, after a gap. */
  see({ view, cursor }: FullView): void {
    this.view = view;
    this.cursor = { ...cursor };
    this.think();
  }

  /** False after a gap: a whole picture is needed. */
  hear(part: DeliveryPart): boolean {
    for (const { audience, n, message } of part.messages) {
      const seen = this.cursor[audience];
      if (seen === undefined || n <= seen) continue;
      if (n > seen + 1) return false;
      this.view = this.options.applyMessage(this.view, message, this.viewer);
      this.cursor[audience] = n;
    }
    if (part.exits.includes(this.options.seat)) this.leaveGroups();
    return true;
  }

  think(): void {
    const { view } = this;
    if (view === null || this.stopped || this.acting || this.pending?.stage === view.stage) return;
    this.dropThought();
    const thought = this.nextThought(view.stage);
    if (thought === null) return;
    const { choose, timers, gameId, seat } = this.options;
    const random = seededRandom(`${gameId}/${String(seat)}/${thought}`);
    const chosen = choose({ view, character: this.character, random });
    if (chosen === null) return;
    this.thoughts.count += 1;
    const cancel = timers.after(chosen.delayMs, () => {
      this.pending = null;
      this.act(chosen, thought).catch(this.options.onError);
    });
    this.pending = { stage: view.stage, cancel };
  }

  stop(): void {
    this.stopped = true;
    this.dropThought();
  }

  private dropThought(): void {
    this.pending?.cancel();
    this.pending = null;
  }

  private nextThought(stage: number): string | null {
    if (this.thoughts.stage !== stage) this.thoughts = { stage, count: 0 };
    return this.thoughts.count < MAX_THOUGHTS ? `${String(stage)}/${String(this.thoughts.count)}` : null;
  }

  private async act({ command, text }: Move, thought: string): Promise<void> {
    const { runner, gameId, seat, memberId, clock } = this.options;
    this.acting = true;
    const sent = runner.submit({
      gameId,
      actor: { kind: 'seat', seat },
      actorKey: memberId,
      // The same on every node that hosts this bot: it acts once.
      commandId: `bot:${thought}`,
      command,
      ...(text === null ? {} : { text }),
      receivedAt: clock.now(),
    });
    await sent.finally(() => {
      this.acting = false;
    });
    // News of an accepted act comes before its answer.
    this.think();
  }

  private leaveGroups(): void {
    const { killers, police, ...rest } = this.cursor;
    this.cursor = rest;
  }
}
