import type { Transport } from '../gateway/connection.js';

/** A socket that goes nowhere: keeps what was sent, the rooms it is in, and reads as slowly as a test wants. */
export class FakeTransport implements Transport {
  readonly sent: { name: string; frame: unknown }[] = [];
  readonly rooms = new Set<string>();
  connected = true;
  private readonly listeners = new Map<string, (packet: unknown) => void>();

  constructor(readonly id = 'socket') {}

  readonly conn = {
    on: (event: string, listener: (packet: unknown) => void): void => {
      this.listeners.set(event, listener);
    },
    close: (): void => {
      this.connected = false;
    },
  };

  emit(name: string, frame: unknown): void {
    this.sent.push({ name, frame });
  }

  join(room: string): void {
    this.rooms.add(room);
  }

  leave(room: string): void {
    this.rooms.delete(room);
  }

  disconnect(): void {
    this.connected = false;
  }

  /** So many bytes wait to be read. */
  clog(bytes: number): void {
    this.listeners.get('packetCreate')?.({ data: '.'.repeat(bytes) });
  }

  /** Everything has been read. */
  drain(): void {
    this.listeners.get('flush')?.(undefined);
  }
}
