import { applyMessage, type Audience, type Message, type Seat, type View } from '@killer-club/rules';
import type { ServerFrames, Texts } from '@killer-club/protocol';

/** A card laid open while the game went on. */
export interface Shown {
  readonly seat: Seat;
  readonly round: number;
}

/** What one bot has been told of a game over its socket. */
export class Sight {
  view: View | null = null;
  /** At the end every card is known: which ones were laid open before only the news tells. */
  readonly shown: Shown[] = [];
  private readonly said: Record<string, string | null> = {};
  private cursor: Partial<Record<Audience, number>> = {};

  get texts(): Texts {
    return this.said;
  }

  see({ view, cursor, texts }: ServerFrames['view']): void {
    this.view = view;
    this.cursor = { ...cursor };
    Object.assign(this.said, texts);
  }

  /** False after a gap: a whole picture is needed. */
  hear({ items, texts }: ServerFrames['messages']): boolean {
    Object.assign(this.said, texts);
    for (const { audience, n, message } of items) {
      const seen = this.cursor[audience];
      if (this.view === null || seen === undefined || n <= seen) continue;
      if (n > seen + 1) return false;
      this.note(message, this.view.round);
      this.view = applyMessage(this.view, message, this.view.viewer);
      this.cursor[audience] = n;
    }
    return true;
  }

  private note(message: Message, round: number): void {
    if (message.type === 'cardShown') this.shown.push({ seat: message.seat, round });
  }
}
