import type { Audience, Cursor, Viewer } from '@killer-club/rules';
import type { ClubClock } from '../clock/club-clock.js';
import { isOutage, isTransient } from '../database/failure.js';
import { textIdsIn, textIdsOf } from './delivery.js';
import { UnreadableLog } from './event-codec.js';
import { FollowedLog, type FollowedLogOptions } from './followed-log.js';
import { owedHold, withHold } from './hold.js';
import { causeOf } from './log.js';
import { Mailbox, Waiting } from './mailbox.js';
import type { Answer, AnswerCode, FullView, MissedMessages, Submission } from './port.js';
import { appendOf, speculate, type Speculation } from './speculation.js';

export interface HostedGameOptions extends FollowedLogOptions {
  readonly clock: ClubClock;
  /** Longest a command waits for PostgreSQL, in real milliseconds. */
  readonly patienceMs: number;
  readonly pause: (ms: number) => Promise<void>;
  /** This node appended; the others should know. */
  readonly onCommitted: (gameId: string, head: number) => void;
}

/** Real milliseconds between two tries while PostgreSQL is away. */
const RETRY_MS = { first: 20, longest: 500 } as const;

type Attempt = 'settled' | 'again' | 'unknownGame';

/** One game on this node: every command, whoever sends it, goes through its mailbox. */
export class HostedGame {
  readonly log: FollowedLog;
  private readonly mailbox = new Mailbox((batch) => this.settle(batch));
  /** An append is unanswered or was refused: the log may be ahead of the memory. */
  private doubtful = false;

  constructor(private readonly options: HostedGameOptions) {
    this.log = new FollowedLog(options);
  }

  get idle(): boolean {
    return this.mailbox.idle && !this.log.watched;
  }

  submit(submission: Submission): Promise<Answer> {
    const entry = new Waiting(submission, this.options.patienceMs);
    this.mailbox.post(entry);
    return entry.answered;
  }

  async fullView(viewer: Viewer): Promise<FullView | null> {
    await this.log.refresh();
    const state = this.log.memory.game;
    if (!state) return null;
    const { rules, store } = this.options;
    const view = rules.viewFor(state, viewer);
    const cursor = rules.cursorFor(state, viewer);
    return { view, cursor, texts: await store.texts(textIdsOf(view)) };
  }

  async messagesSince(viewer: Viewer, cursor: Cursor): Promise<MissedMessages | 'gap' | null> {
    await this.log.refresh();
    const state = this.log.memory.game;
    if (!state) return null;
    const audiences = this.options.rules.audiencesOf(state, viewer);
    const messages = this.log.memory.recent.since(cursor, audiences, state.counts);
    if (messages === 'gap') return 'gap';
    const ids = messages.flatMap(({ message }) => textIdsIn(message));
    return { messages, texts: await this.options.store.texts(ids) };
  }

  /** As of the newest event delivered here. */
  async audiences(viewer: Viewer): Promise<readonly Audience[]> {
    if (!this.log.loaded) await this.log.refresh();
    const state = this.log.memory.game;
    return state ? this.options.rules.audiencesOf(state, viewer) : [];
  }

  /** Tries until every command of the batch is answered, or its sender's patience is over. */
  private async settle(batch: readonly Waiting[]): Promise<void> {
    let wait: number = RETRY_MS.first;
    for (let open = batch; open.length > 0; open = open.filter((entry) => entry.open)) {
      try {
        const attempt = await this.attempt(open);
        if (attempt === 'unknownGame') answerAll(open, 'unknownGame');
      } catch (error) {
        this.options.logger.warn({ game: this.options.gameId, ...causeOf(error) }, 'batch not committed');
        if (isOutage(error) || isTransient(error)) {
          await this.options.pause(wait);
          wait = Math.min(2 * wait, RETRY_MS.longest);
        } else await this.isolate(open, error);
      }
    }
  }

  /** A batch failed for a fault of its own: a faulty command must not take the others down with it. */
  private async isolate(open: readonly Waiting[], error: unknown): Promise<void> {
    if (open.length === 1 || error instanceof UnreadableLog) answerAll(open, 'unavailable');
    else for (const entry of open) await this.settle([entry]);
  }

  private async attempt(open: readonly Waiting[]): Promise<Attempt> {
    if (!this.log.loaded || this.doubtful) {
      if (!(await this.log.refresh())) return 'unknownGame';
      this.doubtful = false;
    }
    const { head } = this.log.memory;
    const speculation = this.speculate(open.map(({ submission }) => submission));
    if (speculation.receipts.length === 0) {
      if (!(await this.isCurrent(speculation))) return 'again';
      answerWith(open, speculation);
      return 'settled';
    }
    if (!(await this.append(head, speculation))) return 'again';
    answerWith(open, speculation);
    this.log.take(head, speculation);
    this.options.onCommitted(this.options.gameId, this.log.memory.head);
    return 'settled';
  }

  private speculate(batch: readonly Submission[]): Speculation {
    const { rules, clock, outages, gameId } = this.options;
    const { game, receipts } = this.log.memory;
    const hold = game && owedHold(rules, { gameId, game, receipts }, outages.list, clock.now());
    const fallen = game && rules.nextDeadline(game)?.at;
    return speculate(rules, { game, receipts }, hold ? withHold(batch, hold, fallen ?? 0) : batch);
  }

  private async append(head: number, speculation: Speculation): Promise<boolean> {
    const { rules, store, gameId, outages } = this.options;
    const append = appendOf(rules, { gameId, head, game: this.log.memory.game }, speculation);
    this.doubtful = true;
    const moved = await outages.attempt(() => store.append(append));
    this.doubtful = !moved;
    return moved;
  }

  /** A refusal counts only where nothing has happened since: reads the head once more. */
  private async isCurrent({ verdicts }: Speculation): Promise<boolean> {
    if (verdicts.every(({ kind }) => kind === 'known')) return true;
    const { head } = this.log.memory;
    await this.log.refresh();
    return this.log.memory.head === head;
  }
}

const answerWith = (open: readonly Waiting[], { verdicts }: Speculation): void => {
  for (const entry of open) {
    const verdict = verdicts.find(({ submission }) => submission === entry.submission);
    if (verdict) entry.answer(verdict.answer);
  }
};

const answerAll = (entries: readonly Waiting[], code: AnswerCode): void => {
  for (const entry of entries) {
    const { commandId, receivedAt } = entry.submission;
    entry.answer({ id: commandId, at: receivedAt, code });
  }
};
