import {
  PROTOCOL,
  SERVER_FRAMES,
  type ClientFrame,
  type ClientFrameName,
  type ServerFrame,
  type ServerFrameName,
} from '@killer-club/protocol';
import type { z } from 'zod';
import type { ClubTime } from './clock-estimate.js';
import type { Link } from './game-state.js';
import { Pulse } from './pulse.js';

/** What is used of a socket. It is opened when it is made, and never comes back by itself. */
export interface ClubSocket {
  on(name: string, listener: (frame: unknown) => void): unknown;
  off(): unknown;
  emit(name: string, frame: unknown): unknown;
  disconnect(): unknown;
}

/** Who follows the link. `onHello`: the club hears us, as whom. */
export interface LinkListener {
  onLink?(link: Link): void;
  onHello?(member: string): void;
  onView?(frame: ServerFrame<'view'>): void;
  onMessages?(frame: ServerFrame<'messages'>): void;
  onAnswer?(frame: ServerFrame<'answer'>): void;
}

export interface ClubLinkOptions {
  readonly open: () => ClubSocket;
  readonly time: ClubTime;
  /** In [0, 1). */
  readonly random: () => number;
}

type Ended = Extract<Link, 'replaced' | 'signedOut' | 'outdated'>;

/** Milliseconds within which the first try to come back begins, and the longest wait between later ones. */
const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 3_000;
/** Milliseconds a try has, from opening to the club's greeting. */
const TRY_MS = 4_000;
/** Milliseconds a link outlives its last holder: one page goes, the next comes. */
const LINGER_MS = 1_000;

/** The page's one connection to the club. It comes back by itself until it is ended for a reason. */
export class ClubLink {
  link: Link = 'connecting';
  private readonly listeners = new Set<LinkListener>();
  private readonly pulse: Pulse;
  private socket: ClubSocket | null = null;
  private holders = 0;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private lingering: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: ClubLinkOptions) {
    this.pulse = new Pulse({
      time: options.time,
      ask: (id) => {
        this.socket?.emit('clock', { id });
      },
      onSilence: () => {
        this.lose();
      },
    });
  }

  listen(listener: LinkListener): () => void {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  }

  /** Keeps the link open until the returned function is called. */
  hold(): () => void {
    this.holders += 1;
    clearTimeout(this.lingering);
    if (this.link === 'signedOut') this.renew();
    else this.reach();
    return () => {
      this.holders -= 1;
      if (this.holders > 0) return;
      this.lingering = setTimeout(() => {
        this.drop();
        if (this.link === 'live' || this.link === 'lost') this.turn('connecting');
      }, LINGER_MS);
    };
  }

  /** False when the club cannot hear us now. */
  send<N extends ClientFrameName>(name: N, frame: ClientFrame<N>): boolean {
    if (this.socket === null || this.link !== 'live') return false;
    this.socket.emit(name, frame);
    return true;
  }

  /** Opens anew, whatever ended the link: this page acts from now on, as whoever is signed in. */
  renew(): void {
    this.drop();
    this.turn('connecting');
    this.reach();
  }

  /** The network may be back, or the page is looked at again. */
  wake(): void {
    if (this.link === 'live') this.pulse.beat();
    else this.reach();
  }

  /** The connection is gone or taken for dead. */
  lose(): void {
    if (this.socket === null) return;
    this.drop();
    this.turn('lost');
    const wait = this.options.random() * Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.tries);
    this.tries += 1;
    this.timer = setTimeout(() => {
      this.reach();
    }, wait);
  }

  private reach(): void {
    if (this.socket !== null || this.holders === 0) return;
    if (this.link !== 'connecting' && this.link !== 'lost') return;
    clearTimeout(this.timer);
    const socket = this.options.open();
    this.socket = socket;
    for (const name of ['disconnect', 'connect_error'])
      socket.on(name, () => {
        this.lose();
      });
    this.readFrames(socket);
    this.timer = setTimeout(() => {
      this.lose();
    }, TRY_MS);
  }

  private readFrames(socket: ClubSocket): void {
    this.read(socket, 'hello', SERVER_FRAMES.hello, (frame) => {
      this.greeted(frame);
    });
    this.read(socket, 'answer', SERVER_FRAMES.answer, (frame) => {
      this.answered(frame);
    });
    this.read(socket, 'view', SERVER_FRAMES.view, (frame) => {
      this.tell((listener) => listener.onView?.(frame));
    });
    this.read(socket, 'messages', SERVER_FRAMES.messages, (frame) => {
      this.tell((listener) => listener.onMessages?.(frame));
    });
    this.read(socket, 'replaced', SERVER_FRAMES.replaced, () => {
      this.end('replaced');
    });
    this.read(socket, 'bye', SERVER_FRAMES.bye, ({ code }) => {
      if (code === 'signedOut') this.end('signedOut');
      else this.lose();
    });
  }

  /** A frame that cannot be read was written for a newer client. */
  private read<T>(
    socket: ClubSocket,
    name: ServerFrameName,
    schema: z.ZodType<T>,
    take: (frame: T) => void,
  ): void {
    socket.on(name, (frame) => {
      const parsed = schema.safeParse(frame);
      if (parsed.success) take(parsed.data);
      else this.end('outdated');
    });
  }

  private greeted({ protocol, member, at }: ServerFrame<'hello'>): void {
    if (protocol !== PROTOCOL) {
      this.end('outdated');
      return;
    }
    this.options.time.greet(at);
    if (member === null) {
      this.end('signedOut');
      return;
    }
    clearTimeout(this.timer);
    this.tries = 0;
    this.turn('live');
    this.pulse.start();
    this.tell((listener) => listener.onHello?.(member));
  }

  private answered(frame: ServerFrame<'answer'>): void {
    if (frame.code === 'replaced') this.end('replaced');
    else if (frame.id === null || !this.pulse.heard(frame.id, frame.at))
      this.tell((listener) => listener.onAnswer?.(frame));
  }

  private end(link: Ended): void {
    this.drop();
    this.turn(link);
  }

  private drop(): void {
    clearTimeout(this.timer);
    this.pulse.stop();
    this.socket?.off();
    this.socket?.disconnect();
    this.socket = null;
  }

  private turn(link: Link): void {
    if (this.link === link) return;
    this.link = link;
    this.tell((listener) => listener.onLink?.(link));
  }

  private tell(say: (listener: LinkListener) => void): void {
    for (const listener of [...this.listeners]) say(listener);
  }
}
