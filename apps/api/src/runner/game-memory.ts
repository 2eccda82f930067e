import type { Game, GameEvent } from '@killer-club/rules';
import { tell, type ToldStep } from './delivery.js';
import type { Receipt } from './event-store.js';
import type { GameRules } from './game-rules.js';
import { ReceiptBook } from './receipts.js';
import { RecentMessages } from './recent-messages.js';
import { stepsFrom, type Step } from './step.js';

/** Messages kept for those who missed some. */
const RECENT = 256;

/** A prefix of one game's log, folded. Only committed events get in, each once and in order. */
export class GameMemory {
  private revision = 0;
  private state: Game = null;
  readonly receipts = new ReceiptBook();
  readonly recent = new RecentMessages(RECENT);

  constructor(private readonly rules: GameRules) {}

  get head(): number {
    return this.revision;
  }

  get game(): Game {
    return this.state;
  }

  /** Takes steps over the events behind `from`; what is known already is left out. Answers what is new. */
  commit(from: number, steps: readonly Step[], receipts: readonly Receipt[]): ToldStep[] {
    if (from > this.revision) throw new Error('The log has a gap');
    this.receipts.add(receipts);
    const told = tell(this.rules, steps.slice(this.revision - from));
    for (const step of told) {
      this.revision += 1;
      this.state = step.after;
      this.recent.add(step.messages);
    }
    return told;
  }

  /** The same from events as they stand in the log. */
  read(from: number, events: readonly GameEvent[], receipts: readonly Receipt[]): ToldStep[] {
    const unseen = events.slice(this.revision - from);
    return this.commit(this.revision, stepsFrom(this.rules, this.state, unseen), receipts);
  }
}
