import { randomUUID } from 'node:crypto';
import { characterOf, chooseMove, type Character, type Move } from '@killer-club/bots';
import type { ServerFrames, WireAnswerCode } from '@killer-club/protocol';
import {
  applyMessage,
  type Cursor,
  type Numbered,
  type Seat,
  type View,
  type Viewer,
} from '@killer-club/rules';
import type { Socket } from 'socket.io-client';
import { dial } from './dial.js';

/** A command of a player's, and what the server said of it at last; null: it has not answered yet. */
export interface Sent {
  readonly id: string;
  readonly type: string;
  readonly frame: object;
  code: WireAnswerCode | null;
  /** The server's receipt time. */
  at: number;
}

export interface SocketPlayerOptions {
  readonly game: string;
  readonly seat: Seat;
  readonly memberId: string;
  readonly cookie: string;
  readonly port: number;
  /** Of the pages it would come from; by default the tests' own. */
  readonly origin?: string;
  /** In [0, 1). */
  readonly random: () => number;
  /** Called for every frame that comes in. */
  readonly onFrame?: () => void;
  /** Called for every command that goes out. */
  readonly onSend?: () => void;
  /** Where it does nothing of its own accord. */
  readonly rests?: (view: View) => boolean;
}

/** Answers after which the same command may be sent again. */
const PASSING: readonly WireAnswerCode[] = ['unavailable', 'tooMany'];

/** Commands a player has in one stage before it lets the clock decide. */
const MAX_TRIES = 8;

/** Longest thought, in milliseconds. */
const THOUGHT_MS = 40;

/**
 * A member at a real socket who plays like a bot, keeps a transcript, comes back by itself and then sends again,
 * under the same id, what has not been answered.
 */
export class SocketPlayer {
  readonly sent: Sent[] = [];
  view: View | null = null;
  private cursor: Cursor = {};
  private readonly socket: Socket;
  private readonly viewer: Viewer;
  private readonly character: Character;
  private open: Sent | null = null;
  private thought: NodeJS.Timeout | null = null;
  private tries = { stage: -1, count: 0 };

  constructor(private readonly options: SocketPlayerOptions) {
    this.viewer = { kind: 'seat', seat: options.seat };
    this.character = characterOf(options.memberId);
    this.socket = dial(options.port, options.cookie, {
      reconnection: true,
      ...(options.origin !== undefined && { origin: options.origin }),
    });
    this.listen();
  }

  /** The game is over for this player too: seen to its end, everything answered. */
  get done(): boolean {
    return this.view?.phase.kind === 'ended' && this.open === null;
  }

  /** Sends a command at once; its answer comes into what is returned. */
  send(command: { readonly type: string }): Sent {
    const id = randomUUID();
    const frame = { game: this.options.game, id, ...command };
    const sent: Sent = { id, type: command.type, frame, code: null, at: 0 };
    this.open = sent;
    this.sent.push(sent);
    this.socket.emit('command', frame);
    this.options.onSend?.();
    return sent;
  }

  /** Looks again at what it may do, as what made it rest has changed. */
  wake(): void {
    this.think();
  }

  close(): void {
    if (this.thought !== null) clearTimeout(this.thought);
    this.socket.disconnect();
  }

  private listen(): void {
    this.socket.onAny(() => this.options.onFrame?.());
    this.socket.on('hello', () => {
      this.arrive();
    });
    this.socket.on('view', ({ view, cursor }: ServerFrames['view']) => {
      [this.view, this.cursor] = [view, cursor];
      this.think();
    });
    this.socket.on('messages', ({ items }: ServerFrames['messages']) => {
      if (items.every((item) => this.take(item))) this.think();
      else this.watch();
    });
    this.socket.on('answer', (answer: ServerFrames['answer']) => {
      this.answered(answer);
    });
  }

  private arrive(): void {
    this.watch(this.view === null ? undefined : this.cursor);
    if (this.open !== null) this.socket.emit('command', this.open.frame);
  }

  private watch(cursor?: Cursor): void {
    this.socket.emit('watch', { game: this.options.game, ...(cursor && { cursor }) });
  }

  /** False after a gap: the whole picture is needed. */
  private take({ audience, n, message }: Numbered): boolean {
    const seen = this.cursor[audience] ?? 0;
    if (n <= seen) return true;
    if (n > seen + 1) return false;
    this.view = applyMessage(this.view, message, this.viewer);
    this.cursor = { ...this.cursor, [audience]: n };
    return true;
  }

  private answered({ id, at, code }: ServerFrames['answer']): void {
    const { open } = this;
    if (open === null || open.id !== id) return;
    if (PASSING.includes(code)) {
      this.thought = setTimeout(() => {
        this.thought = null;
        if (this.open === open && this.socket.connected) this.socket.emit('command', open.frame);
      }, 200);
      return;
    }
    [open.code, open.at] = [code, at];
    this.open = null;
    this.think();
  }

  private think(): void {
    const { view } = this;
    if (view === null || this.open !== null || this.thought !== null) return;
    if (this.tries.stage !== view.stage) this.tries = { stage: view.stage, count: 0 };
    if (this.tries.count >= MAX_TRIES) return;
    if (this.choose() === null) return;
    this.thought = setTimeout(() => {
      this.thought = null;
      this.act();
    }, this.options.random() * THOUGHT_MS);
  }

  private choose(): Move | null {
    const { random, rests } = this.options;
    if (this.view === null || rests?.(this.view) === true) return null;
    return chooseMove({ view: this.view, character: this.character, random });
  }

  private act(): void {
    const move = this.choose();
    if (move === null || this.open !== null || !this.socket.connected) return;
    const { command, text } = move;
    this.tries.count += 1;
    this.send({ ...command, ...(text !== null && { text }) });
  }
}
