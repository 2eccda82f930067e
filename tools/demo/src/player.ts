import { characterOf, chooseMove, seededRandom, type Character, type Move } from '@killer-club/bots';
import type { View } from '@killer-club/rules';
import type { ServerFrames, Texts } from '@killer-club/protocol';
import { Sight, type Shown } from './sight.js';
import type { Tally } from './tally.js';
import { frameOf, type ClubSocket } from './wire.js';

export interface PlayerOptions {
  readonly socket: ClubSocket;
  readonly gameId: string;
  /** Names the bot's character and its luck. */
  readonly character: string;
  readonly speed: number;
  readonly tally: Tally;
}

/** Milliseconds until a bot whose wish to watch was refused asks again, at least; as long again by luck. */
const ASK_AGAIN_MS = 500;

/** Thoughts a bot has in one stage before it lets the clock decide. */
const MAX_THOUGHTS = 12;

/** A bot's part in one game: it knows what its socket brings and says what its socket takes. */
export class Player {
  /** Resolves with the game's end as this bot saw it. */
  readonly finished: Promise<View>;
  private readonly sight = new Sight();
  private readonly character: Character;
  private timer: NodeJS.Timeout | null = null;
  private again: NodeJS.Timeout | null = null;
  private thoughts = { stage: -1, count: 0 };
  private asked: { readonly id: string; readonly at: number } | null = null;
  private finish: (view: View) => void = () => undefined;

  constructor(private readonly options: PlayerOptions) {
    this.character = characterOf(options.character);
    this.finished = new Promise((resolve) => {
      this.finish = resolve;
    });
    const { socket } = options;
    socket.on('view', this.onView);
    socket.on('messages', this.onMessages);
    socket.on('answer', this.onAnswer);
    socket.on('connect', this.watch);
    this.watch();
  }

  get view(): View | null {
    return this.sight.view;
  }

  get texts(): Texts {
    return this.sight.texts;
  }

  get shown(): readonly Shown[] {
    return this.sight.shown;
  }

  leave(): void {
    const { socket, gameId } = this.options;
    if (this.timer) clearTimeout(this.timer);
    if (this.again) clearTimeout(this.again);
    socket.off('view', this.onView);
    socket.off('messages', this.onMessages);
    socket.off('answer', this.onAnswer);
    socket.off('connect', this.watch);
    socket.emit('unwatch', { game: gameId });
  }

  /** Also after a lost connection: what was on its way then is given up, the whole picture tells what came of it. */
  private readonly watch = (): void => {
    this.asked = null;
    this.options.socket.emit('watch', { game: this.options.gameId });
  };

  private askAgain(): void {
    this.again ??= setTimeout(
      () => {
        this.again = null;
        this.watch();
      },
      ASK_AGAIN_MS * (1 + Math.random()),
    );
  }

  private readonly onView = (frame: ServerFrames['view']): void => {
    if (frame.game !== this.options.gameId) return;
    this.options.tally.deliveries += 1;
    this.sight.see(frame);
    this.think();
  };

  private readonly onMessages = (frame: ServerFrames['messages']): void => {
    if (frame.game !== this.options.gameId) return;
    this.options.tally.deliveries += 1;
    if (this.sight.hear(frame)) this.think();
    else this.watch();
  };

  private readonly onAnswer = ({ id, code }: ServerFrames['answer']): void => {
    // Only a wish to watch has no id, and only a refused one is answered.
    if (id === null && code !== 'ok') this.askAgain();
    if (this.asked === null || id !== this.asked.id) return;
    this.options.tally.answered(code, performance.now() - this.asked.at);
    this.asked = null;
    this.think();
  };

  private think(): void {
    const { view } = this.sight;
    if (view?.phase.kind === 'ended') this.finish(view);
    if (view === null || this.asked !== null) return;
    if (view.stage !== this.thoughts.stage) this.forget(view.stage);
    if (this.timer !== null || this.thoughts.count >= MAX_THOUGHTS) return;
    const move = this.choose(view);
    if (move === null) return;
    this.timer = setTimeout(this.act, move.delayMs / this.options.speed);
  }

  private forget(stage: number): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    this.thoughts = { stage, count: 0 };
  }

  private choose(view: View): Move | null {
    const random = seededRandom(`${this.options.character}/${this.thought(view)}`);
    return chooseMove({ view, character: this.character, random });
  }

  private thought({ stage }: View): string {
    return `${String(stage)}:${String(this.thoughts.count)}`;
  }

  /** What it does is chosen anew: more may have come to be known while it was thinking. */
  private readonly act = (): void => {
    this.timer = null;
    const { view } = this.sight;
    const move = view && this.choose(view);
    if (!move) return;
    const id = this.thought(view);
    this.thoughts.count += 1;
    this.asked = { id, at: performance.now() };
    this.options.tally.commands += 1;
    this.options.socket.emit('command', frameOf(this.options.gameId, id, move));
  };
}
