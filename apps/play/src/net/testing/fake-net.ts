import { CLIENT_FRAMES, PROTOCOL, type ServerFrameName, type ServerFrames } from '@killer-club/protocol';
import type { ClubSocket } from '../club-link.js';

export interface SentFrame {
  readonly name: string;
  readonly frame: unknown;
}

/** A socket without a network: what goes out is kept, what comes in is the test's. */
export class FakeSocket implements ClubSocket {
  readonly sent: SentFrame[] = [];
  closed = false;
  private readonly listeners = new Map<string, (frame: unknown) => void>();

  constructor(private readonly net: FakeNet) {}

  on(name: string, listener: (frame: unknown) => void): void {
    this.listeners.set(name, listener);
  }

  off(): void {
    this.listeners.clear();
  }

  emit(name: string, frame: unknown): void {
    if (this.closed) throw new Error(`${name} was written to a closed socket`);
    this.sent.push({ name, frame });
    const { clock } = this.net;
    if (clock !== null && name === 'clock')
      this.bring('answer', { ...CLIENT_FRAMES.clock.parse(frame), at: clock(), code: 'ok' });
  }

  disconnect(): void {
    this.closed = true;
  }

  serve<N extends ServerFrameName>(name: N, frame: ServerFrames[N]): void {
    this.bring(name, frame);
  }

  /** Anything at all, as it may come off the wire. */
  bring(name: string, frame: unknown): void {
    this.listeners.get(name)?.(frame);
  }

  hello(member: string | null, at = this.net.clock?.() ?? 0): void {
    this.serve('hello', { protocol: PROTOCOL, member, at });
  }

  frames(name: string): unknown[] {
    return this.sent.filter((entry) => entry.name === name).map(({ frame }) => frame);
  }
}

export class FakeNet {
  /** The club's clock, asked for and answered in no time; null: it does not answer. */
  clock: (() => number) | null = () => 1_000 + performance.now();
  readonly sockets: FakeSocket[] = [];

  readonly open = (): FakeSocket => {
    const socket = new FakeSocket(this);
    this.sockets.push(socket);
    return socket;
  };

  get newest(): FakeSocket {
    const socket = this.sockets.at(-1);
    if (socket === undefined) throw new Error('No socket was opened');
    return socket;
  }
}
