import type { ServerFrame, WireAnswerCode } from '@killer-club/protocol';
import { givesWay, newActId, type ActCommand, type ClientAct } from './act.js';
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
import type { PageMemory } from './page-memory.js';

export interface GameStoreOptions {
  readonly gameId: string;
  readonly link: ClubLink;
  readonly time: ClubTime;
  readonly memory: PageMemory;
  readonly drafts: DraftStore;
}

/** Answers that settle nothing: the same is asked again after a pause, in milliseconds. */
const PASSING: readonly WireAnswerCode[] = ['unavailable', 'tooMany'];
const PAUSE_MS = 1_000;
/** Milliseconds a game is followed after its last reader went: one screen goes, the next comes. */
const LINGER_MS = 2_000;

/** One game as this page follows it, and the member's acts on their way to it. */
export class GameStore {
  private held: Held;
  private readonly listeners = new Set<() => void>();
  /** A watch has been asked for and not been answered. */
  private asking = false;
  private watchAgain: ReturnType<typeof setTimeout> | undefined;
  private actAgain: ReturnType<typeof setTimeout> | undefined;
  /** Acts that were answered in passing, to be sent again. */
  private readonly putOff = new Set<string>();
  private readonly ears: LinkListener = {
    onLink: (link) => {
      this.hold(linked(this.held, link));
    },
    onHello: () => {
      this.arrive();
    },
    onView: (frame) => {
      if (frame.game === this.options.gameId) this.picture(frame);
    },
    onMessages: (frame) => {
      if (frame.game === this.options.gameId) this.news(frame);
    },
    onAnswer: (frame) => {
      this.answer(frame);
    },
  };
  private lingering: ReturnType<typeof setTimeout> | undefined;
  private letGo: readonly (() => void)[] | null = null;

  constructor(private readonly options: GameStoreOptions) {
    this.held = this.recalled();
  }

  /** The game is followed while somebody reads it, and until the acts on their way are answered. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    clearTimeout(this.lingering);
    this.begin();
    return () => {
      this.listeners.delete(listener);
      this.rest();
    };
  };

  readonly read = (): GameState => this.held.state;

  readonly act = (command: ActCommand): ClientAct => {
    const act = { id: newActId(), command, sentAt: this.options.time.now(), answer: null };
    this.hold(acted(this.held, act));
    this.send(act);
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
    this.letGo = [link.listen(this.ears), link.hold()];
    this.hold(linked(this.held, link.link));
    if (link.link === 'live') this.arrive();
  }

  private rest(): void {
    clearTimeout(this.lingering);
    if (this.listeners.size > 0 || this.unanswered().length > 0) return;
    this.lingering = setTimeout(() => {
      this.end();
    }, LINGER_MS);
  }

  private end(): void {
    clearTimeout(this.watchAgain);
    clearTimeout(this.actAgain);
    this.options.link.send('unwatch', { game: this.options.gameId });
    for (const go of this.letGo ?? []) go();
    this.letGo = null;
  }

  private unanswered(): readonly ClientAct[] {
    return this.held.state.acts.filter(({ answer }) => answer === null);
  }

  private arrive(): void {
    clearTimeout(this.actAgain);
    this.putOff.clear();
    this.watch();
    for (const act of this.unanswered()) this.send(act);
  }

  private watch(): void {
    clearTimeout(this.watchAgain);
    const { state, cursor } = this.held;
    const frame = { game: this.options.gameId, ...(state.view !== null && { cursor }) };
    this.asking = this.options.link.send('watch', frame);
  }

  private send({ id, command }: ClientAct): void {
    this.options.link.send('command', { game: this.options.gameId, id, ...command });
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

  private answer({ id, at, code }: ServerFrame<'answer'>): void {
    if (id === null) {
      this.watchAnswer(code);
      return;
    }
    const act = this.unanswered().find((other) => other.id === id);
    if (act === undefined) return;
    if (PASSING.includes(code) && !givesWay(act, this.held.state.acts)) this.putOffAct(id);
    else {
      this.hold(answered(this.held, id, { code, at }));
      this.rest();
    }
  }

  /** Frames without an id are answered without one: this may be another game's, and then a picture follows. */
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

  private putOffAct(id: string): void {
    clearTimeout(this.actAgain);
    this.putOff.add(id);
    this.actAgain = setTimeout(() => {
      const again = this.unanswered().filter((act) => this.putOff.has(act.id));
      this.putOff.clear();
      for (const act of again) this.send(act);
    }, PAUSE_MS);
  }

  private hold(held: Held): void {
    if (held === this.held) return;
    const before = this.held.state;
    this.held = held;
    if (held.state.acts !== before.acts) keepActs(this.options.memory, this.options.gameId, held.state.acts);
    if (held.state.view !== before.view) this.forgetEnded();
    for (const listener of this.listeners) listener();
  }

  private forgetEnded(): void {
    if (this.held.state.view?.phase.kind !== 'ended') return;
    this.options.drafts.clear(this.options.gameId);
    if (this.unanswered().length === 0) forgetActs(this.options.memory, this.options.gameId);
  }
}
