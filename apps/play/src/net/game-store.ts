import type { ServerFrame, WireAnswerCode } from '@killer-club/protocol';
import { actCommand, newActId, type ActCommand, type ClientAct } from './act.js';
import { forgetActs, keepActs, recallActs } from './act-store.js';
import type { ClubLink, LinkListener } from './club-link.js';
import type { ClubTime } from './clock-estimate.js';
import type { DraftStore } from './draft-store.js';
import {
  acted,
  answered,
  heard,
  linked,
  nothingHeld,
  pictured,
  refused,
  type GameState,
  type Held,
} from './game-state.js';
import { Outbox, PASSING, PAUSE_MS } from './outbox.js';
import type { PageMemory } from './page-memory.js';

export interface GameStoreOptions {
  readonly gameId: string;
  readonly link: ClubLink;
  readonly time: ClubTime;
  readonly memory: PageMemory;
  readonly drafts: DraftStore;
}

/** Milliseconds a game is followed after its last reader went: one screen goes, the next comes. */
const LINGER_MS = 2_000;

/** One game as this page follows it: while somebody reads it, and until the acts on their way are answered. */
export class GameStore {
  private held: Held;
  private readonly readers = new Set<() => void>();
  private readonly outbox: Outbox;
  /** A watch has been asked for and not been answered. */
  private asking = false;
  private watchAgain: ReturnType<typeof setTimeout> | undefined;
  private lingering: ReturnType<typeof setTimeout> | undefined;
  private letGo: readonly (() => void)[] | null = null;

  constructor(private readonly options: GameStoreOptions) {
    this.held = this.recalled();
    this.outbox = new Outbox({
      acts: () => this.held.state.acts,
      send: ({ id, command }) => {
        options.link.send('command', { game: options.gameId, id, ...command });
      },
      settle: (id, answer) => {
        this.hold(answered(this.held, id, answer));
        this.rest();
      },
    });
  }

  readonly subscribe = (reader: () => void): (() => void) => {
    this.readers.add(reader);
    clearTimeout(this.lingering);
    this.begin();
    return () => {
      this.readers.delete(reader);
      this.rest();
    };
  };

  readonly read = (): GameState => this.held.state;

  readonly act = (command: ActCommand): ClientAct => {
    const at = this.options.time.now();
    // What the club cannot read is never sent: it would only break the connection, again and again.
    const answer = actCommand.safeParse(command).success ? null : ({ code: 'badFrame', at } as const);
    const act = { id: newActId(), command, sentAt: at, answer };
    this.hold(acted(this.held, act));
    if (answer === null) this.outbox.post(act);
    return act;
  };

  /** Somebody else is signed in: nothing of what was seen or sent is theirs. */
  reset(): void {
    this.hold(this.recalled());
  }

  private recalled(): Held {
    const { link, memory, gameId } = this.options;
    return nothingHeld(link.link, recallActs(memory, gameId));
  }

  private begin(): void {
    if (this.letGo !== null) return;
    const { link } = this.options;
    this.letGo = [link.listen(this.ears()), link.hold()];
    this.hold(linked(this.held, link.link));
    if (link.link === 'live') this.arrive();
  }

  private ears(): LinkListener {
    const { gameId } = this.options;
    return {
      onLink: (link) => {
        this.hold(linked(this.held, link));
      },
      onHello: () => {
        this.arrive();
      },
      onView: (frame) => {
        if (frame.game === gameId) this.picture(frame);
      },
      onMessages: (frame) => {
        if (frame.game === gameId) this.news(frame);
      },
      // Frames without an id are answered without one: it may be another game's, and then a picture follows.
      onAnswer: (frame) => {
        if (frame.id === null) this.watchAnswer(frame.code);
        else this.outbox.take(frame);
      },
    };
  }

  private rest(): void {
    clearTimeout(this.lingering);
    if (this.readers.size > 0 || !this.outbox.empty) return;
    this.lingering = setTimeout(() => {
      this.end();
    }, LINGER_MS);
  }

  private end(): void {
    clearTimeout(this.watchAgain);
    this.outbox.rest();
    this.options.link.send('unwatch', { game: this.options.gameId });
    for (const go of this.letGo ?? []) go();
    this.letGo = null;
  }

  private arrive(): void {
    this.watch();
    this.outbox.resend();
  }

  private watch(): void {
    clearTimeout(this.watchAgain);
    const { state, cursor } = this.held;
    const frame = { game: this.options.gameId, ...(state.view !== null && { cursor }) };
    this.asking = this.options.link.send('watch', frame);
  }

  private picture(frame: ServerFrame<'view'>): void {
    this.asking = false;
    this.hold(pictured(this.held, frame));
  }

  private news(frame: ServerFrame<'messages'>): void {
    const { held, gap } = heard(this.held, frame);
    this.hold(held);
    if (!gap) this.asking = false;
    else if (!this.asking) this.watch();
  }

  private watchAnswer(code: WireAnswerCode): void {
    if (!this.asking || code === 'ok') return;
    this.asking = false;
    if (!PASSING.includes(code)) {
      this.hold(refused(this.held, code));
      return;
    }
    this.watchAgain = setTimeout(() => {
      this.watch();
    }, PAUSE_MS);
  }

  private hold(held: Held): void {
    if (held === this.held) return;
    const before = this.held.state;
    this.held = held;
    this.keep(before);
    for (const reader of this.readers) reader();
  }

  /** A reload finds the acts again, until the game has ended and the last of them is answered. */
  private keep(before: GameState): void {
    const { gameId, memory, drafts } = this.options;
    const { acts, view } = this.held.state;
    const ended = view?.phase.kind === 'ended';
    if (ended && before.view?.phase.kind !== 'ended') drafts.clear(gameId);
    if (ended && this.outbox.empty) forgetActs(memory, gameId);
    else if (acts !== before.acts) keepActs(memory, gameId, acts);
  }
}
