import type { ServerFrameName, ServerFrames } from '@killer-club/protocol';
import type { SignedIn } from '../accounts/sessions.js';

/** Bytes waiting in this process for a slow reader before game news is held back from it. */
export const CLOGGED_BYTES = 262_144;
/** Bytes at which it is let go. */
const HOPELESS_BYTES = CLOGGED_BYTES * 4;

const lengthOf = (packet: unknown): number => {
  if (typeof packet !== 'object' || packet === null || !('data' in packet)) return 0;
  return typeof packet.data === 'string' ? packet.data.length : 0;
};

/** What is used of a socket. */
export interface Transport {
  readonly id: string;
  readonly connected: boolean;
  readonly conn: {
    on(event: 'packetCreate' | 'flush', listener: (packet: unknown) => void): unknown;
    close(discard?: boolean): void;
  };
  emit(name: string, frame: unknown): unknown;
  join(room: string): unknown;
  leave(room: string): unknown;
  disconnect(close?: boolean): unknown;
}

/** One socket of somebody: whose it is, whether it may still act, how much waits to be sent. */
export class Connection {
  replaced = false;
  private waiting = 0;
  private onFree: (() => void) | null = null;

  constructor(
    readonly socket: Transport,
    readonly member: SignedIn | null,
    /** The client speaks our protocol number, so that its cursors mean something to us. */
    readonly current: boolean,
  ) {
    socket.conn.on('packetCreate', (packet: unknown) => {
      this.waiting += lengthOf(packet);
      if (this.waiting > HOPELESS_BYTES) socket.conn.close(true);
    });
    socket.conn.on('flush', () => {
      this.waiting = 0;
      const free = this.onFree;
      this.onFree = null;
      free?.();
    });
  }

  get id(): string {
    return this.socket.id;
  }

  /** Whom limits are kept for. */
  get key(): string {
    return this.member?.id ?? this.socket.id;
  }

  get clogged(): boolean {
    return this.waiting > CLOGGED_BYTES;
  }

  /** Calls back once, when what waits now has been handed to the network. */
  whenFree(then: () => void): void {
    this.onFree = then;
  }

  send<N extends ServerFrameName>(name: N, frame: ServerFrames[N]): void {
    this.socket.emit(name, frame);
  }

  /** Says why and lets go. */
  dismiss(code: ServerFrames['bye']['code']): void {
    this.send('bye', { code });
    this.socket.disconnect(true);
  }

  join(room: string): void {
    // Joining after the end would leak the room (socketio/socket.io#4067).
    if (this.socket.connected) void this.socket.join(room);
  }

  leave(room: string): void {
    void this.socket.leave(room);
  }
}
