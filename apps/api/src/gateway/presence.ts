import type { Seat } from '@killer-club/rules';
import type { ClubClock } from '../clock/club-clock.js';
import type { GameRunner } from '../runner/port.js';
import type { Connections } from './connections.js';
import type { Held, PresenceRepository } from './presence.repository.js';

export interface PresenceOptions {
  readonly connections: Pick<Connections, 'acting' | 'replaceElsewhere'>;
  readonly repository: Pick<
    PresenceRepository,
    'arrive' | 'depart' | 'refresh' | 'sweep' | 'present' | 'livingSeat'
  >;
  readonly runner: Pick<GameRunner, 'submit'>;
  readonly clock: ClubClock;
}

type Change = 'loseConnection' | 'regainConnection';

/** Tells a running game when a seat's member loses the connection and when they are back (CLUB-14). */
export class Presence {
  /** Sockets whose row is being written: until it is, the row found may be an older socket's. */
  private readonly arriving = new Map<string, Promise<void>>();
  /** Sockets whose row has been written; the others of those that act are written again by the tick. */
  private readonly written = new Set<string>();

  constructor(private readonly options: PresenceOptions) {}

  async arrived(held: Held): Promise<void> {
    await this.write(held);
    await this.tell(held.memberId, 'regainConnection', held.socketId);
  }

  async departed(held: Held): Promise<void> {
    // A failure to arrive was told to who waits for it; the row may be there all the same.
    await this.arriving.get(held.socketId)?.catch(() => undefined);
    this.written.delete(held.socketId);
    if (await this.options.repository.depart(held))
      await this.tell(held.memberId, 'loseConnection', held.socketId);
  }

  async isPresent(memberId: string): Promise<boolean> {
    return (await this.options.repository.present([memberId])).has(memberId);
  }

  /** Seats of a game that begins whose members are not here. */
  async absentAtStart(
    gameId: string,
    seats: readonly { readonly seat: Seat; readonly memberId: string }[],
  ): Promise<void> {
    const present = await this.options.repository.present(seats.map(({ memberId }) => memberId));
    const absent = seats.filter(({ memberId }) => !present.has(memberId));
    await Promise.all(absent.map(({ seat }) => this.submit(gameId, seat, 'loseConnection', 'start')));
  }

  /** Once a second: keeps our rows, finds who has moved to another node, and whom a dead node left behind. */
  async tick(): Promise<void> {
    const { connections, repository } = this.options;
    const settled = connections.acting().filter(({ socketId }) => !this.arriving.has(socketId));
    const { elsewhere, lost } = await repository.refresh(
      settled.filter(({ socketId }) => this.written.has(socketId)),
    );
    for (const held of elsewhere) connections.replaceElsewhere(held);
    const unwritten = settled.filter(({ socketId }) => !this.written.has(socketId));
    const acting = new Set(connections.acting().map(({ socketId }) => socketId));
    for (const held of [...unwritten, ...lost]) if (acting.has(held.socketId)) await this.arrived(held);
    for (const memberId of await repository.sweep()) await this.tell(memberId, 'loseConnection', 'swept');
  }

  private async write(held: Held): Promise<void> {
    const writing = this.options.repository.arrive(held);
    this.arriving.set(held.socketId, writing);
    try {
      await writing;
      this.written.add(held.socketId);
    } finally {
      this.arriving.delete(held.socketId);
    }
  }

  private async tell(memberId: string, change: Change, cause: string): Promise<void> {
    const living = await this.options.repository.livingSeat(memberId);
    if (living !== null) await this.submit(living.gameId, living.seat, change, cause);
  }

  private async submit(gameId: string, seat: Seat, type: Change, cause: string): Promise<void> {
    const receivedAt = this.options.clock.now();
    await this.options.runner.submit({
      gameId,
      actor: { kind: 'system' },
      actorKey: 'system',
      commandId: `${type}:${String(seat)}:${cause}:${String(receivedAt)}`,
      command: { type, seat },
      receivedAt,
    });
  }
}
