import type { Audience, Cursor, GameState, Viewer } from '@killer-club/rules';
import type { ClubClock } from '../clock/club-clock.js';
import type { Deadlines, Outcome } from '../deadlines/deadlines.js';
import { isOutage, isTransient } from '../database/failure.js';
import type { Poke, Pokes } from '../pokes/pokes.js';
import type { EventStore } from './event-store.js';
import type { GameRules } from './game-rules.js';
import { SYSTEM } from './hold.js';
import { HostedGame } from './hosted-game.js';
import { causeOf, type Log } from './log.js';
import type { Outages } from './outages.js';
import type {
  Answer,
  AnswerCode,
  Delivery,
  FullView,
  GameRunner,
  MissedMessages,
  NewGame,
  Submission,
} from './port.js';
import { Shelf } from './shelf.js';

export interface RunnerOptions {
  readonly rules: GameRules;
  readonly store: EventStore;
  readonly clock: ClubClock;
  readonly deadlines: Deadlines;
  readonly pokes: Pokes;
  readonly outages: Outages;
  readonly logger: Log;
  /** Games kept in memory while nobody watches them. */
  readonly memory?: number;
  /** Longest a command waits for PostgreSQL, in real milliseconds. */
  readonly patienceMs?: number;
  /**
   * How long after a deadline its expiry is asked, in milliseconds of the club's clock: what another node
   * stamped in time gets this long to be committed.
   */
  readonly expirySlackMs: number;
  /** Called when a game has ended on this node. */
  readonly onEnded?: (gameId: string) => void;
}

/** Refusals of an expiry that say the moment has not come; every other one says it is past. */
const NOT_YET: readonly AnswerCode[] = ['notDue', 'paused', 'unavailable'];

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Runs the games of this node: players, judges, bots and timers enter here. */
export class Runner implements GameRunner {
  private readonly shelf: Shelf;

  constructor(private readonly options: RunnerOptions) {
    this.shelf = new Shelf((gameId) => this.host(gameId), options.memory ?? 256);
  }

  async open(): Promise<void> {
    await this.options.pokes.start((poke) => {
      this.poked(poke);
    });
    await this.options.deadlines.start((gameId, deadline) => this.expire(gameId, deadline));
  }

  async close(): Promise<void> {
    await this.options.deadlines.stop();
    await this.options.pokes.stop();
  }

  async start(game: NewGame): Promise<'started' | 'memberBusy'> {
    const { rules, store, clock, outages } = this.options;
    const at = clock.now();
    const decision = rules.decide(null, game.start, { now: at, actor: SYSTEM.actor });
    if (!decision.ok) throw new Error(`The rules refuse the start: ${decision.code}`);
    const { events } = decision;
    const state = events.reduce<GameState | null>(rules.evolve, null);
    const nextDeadline = (state && rules.nextDeadline(state)?.at) ?? null;
    const made = await this.persist(() =>
      outages.attempt(() => store.create({ game, events, nextDeadline, at })),
    );
    if (made === 'started') await this.announceStart(game.start.gameId);
    return made;
  }

  submit(submission: Submission): Promise<Answer> {
    return this.shelf.take(submission.gameId).submit(submission);
  }

  fullView(gameId: string, viewer: Viewer): Promise<FullView | null> {
    return this.shelf.take(gameId).fullView(viewer);
  }

  messagesSince(gameId: string, viewer: Viewer, cursor: Cursor): Promise<MissedMessages | 'gap' | null> {
    return this.shelf.take(gameId).messagesSince(viewer, cursor);
  }

  audiences(gameId: string, viewer: Viewer): Promise<readonly Audience[]> {
    return this.shelf.take(gameId).audiences(viewer);
  }

  watch(gameId: string, listener: (delivery: Delivery) => void): () => void {
    return this.shelf.take(gameId).log.watch(listener);
  }

  /** Looks at the logs of all watched games: what a lost poke would have told. */
  async lookAtWatched(): Promise<void> {
    await Promise.all(this.shelf.watched().map((game) => this.look(game)));
  }

  /** Moves a game on whose deadline nobody has seen to, or sees that it is seen to in time. */
  async remind(gameId: string): Promise<void> {
    const game = this.shelf.take(gameId);
    await game.log.refresh();
    const state = game.log.memory.game;
    const due = state && this.options.rules.nextDeadline(state);
    if (!due) return;
    if (this.options.clock.now() < due.at + this.slack) this.arm(gameId, game.log.memory.head, state);
    else await this.expire(gameId, due.id);
  }

  /** A timer only asks: the rules decide, behind everything stamped before. */
  async expire(gameId: string, deadline: string): Promise<Outcome> {
    const { code } = await this.submit({
      ...SYSTEM,
      gameId,
      commandId: `expire:${deadline}`,
      command: { type: 'expire', deadline },
      receivedAt: this.options.clock.now(),
    });
    return NOT_YET.includes(code) ? 'later' : 'done';
  }

  private get slack(): number {
    return this.options.expirySlackMs;
  }

  private host(gameId: string): HostedGame {
    return new HostedGame({
      ...this.options,
      gameId,
      patienceMs: this.options.patienceMs ?? 10_000,
      pause,
      onMoved: (id, head, state) => {
        this.arm(id, head, state);
      },
      onCommitted: (id, head) => {
        this.options.pokes.publish({ gameId: id, head });
      },
    });
  }

  private arm(gameId: string, head: number, state: GameState): void {
    const { rules, deadlines, onEnded } = this.options;
    const due = rules.nextDeadline(state);
    if (due) deadlines.arm(gameId, { id: due.id, at: due.at + this.slack, order: head });
    else deadlines.disarm(gameId, head);
    if (rules.isOver(state)) onEnded?.(gameId);
  }

  private poked({ gameId, head }: Poke): void {
    const game = this.shelf.peek(gameId);
    if (game?.log.watched && head > game.log.memory.head) void this.look(game);
  }

  private async look(game: HostedGame): Promise<void> {
    try {
      await game.log.refresh();
    } catch (error) {
      this.options.logger.warn(causeOf(error), 'a watched game could not be read');
    }
  }

  private async announceStart(gameId: string): Promise<void> {
    const game = this.shelf.take(gameId);
    await this.look(game);
    this.options.pokes.publish({ gameId, head: game.log.memory.head });
  }

  /** A start is named by its game's id: repeating it after a lost answer does no harm. */
  private async persist<T>(run: () => Promise<T>): Promise<T> {
    const patience = performance.now() + (this.options.patienceMs ?? 10_000);
    for (;;) {
      try {
        return await run();
      } catch (error) {
        const again = (isOutage(error) || isTransient(error)) && performance.now() < patience;
        if (!again) throw error;
        await pause(200);
      }
    }
  }
}
