import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { ManualClock } from '../clock/manual-clock.js';
import { FakeTransport } from '../testing/fake-transport.js';
import { Connection } from './connection.js';
import { Connections } from './connections.js';
import { Presence } from './presence.js';
import type { Held } from './presence.repository.js';

const MEMBER = 'm1';
const signedIn = { id: MEMBER, name: 'M', role: 'member' as const, session: 's' };

/** The presence table of one member, whose writes wait for `release`. */
class SlowTable {
  row: string | null = null;
  private readonly writes: (() => void)[] = [];
  fails = false;

  arrive({ socketId }: Held): Promise<void> {
    if (this.fails) return Promise.reject(new Error('the database is away'));
    return new Promise((resolve) => {
      this.writes.push(() => {
        this.row = socketId;
        resolve();
      });
    });
  }

  async release(): Promise<void> {
    for (const write of this.writes.splice(0)) write();
    await new Promise(setImmediate);
  }

  depart({ socketId }: Held): Promise<boolean> {
    const mine = this.row === socketId;
    if (mine) this.row = null;
    return Promise.resolve(mine);
  }

  refresh(held: readonly Held[]): Promise<{ elsewhere: Held[]; lost: Held[] }> {
    const missing = held.filter(({ socketId }) => socketId !== this.row);
    return Promise.resolve(
      this.row === null ? { elsewhere: [], lost: missing } : { elsewhere: missing, lost: [] },
    );
  }

  sweep = () => Promise.resolve([]);
  present = () => Promise.resolve(new Set<string>());
  livingSeat = () => Promise.resolve(null);
}

let table: SlowTable;
let connections: Connections;
let presence: Presence;

beforeEach(() => {
  table = new SlowTable();
  connections = new Connections();
  presence = new Presence({
    connections,
    repository: table,
    runner: { submit: () => Promise.reject(new Error('nobody sits')) },
    clock: new ManualClock(),
  });
});

const connect = () => {
  const connection = new Connection(new FakeTransport(randomUUID()), signedIn, true);
  connections.add(connection);
  const held = { memberId: MEMBER, socketId: connection.id };
  return { connection, held, arrived: presence.arrived(held) };
};

describe('a member who comes back', () => {
  it('is not replaced by the socket before, whose row is still there', async () => {
    table.row = 'the socket before';
    const { connection, arrived } = connect();
    await presence.tick();
    expect(connection.replaced).toBe(false);
    await table.release();
    await arrived;
    await presence.tick();
    expect(connection.replaced).toBe(false);
  });

  it('is not replaced while the round of the rows is on its way', async () => {
    const older = connect();
    await table.release();
    await older.arrived;
    const ticking = presence.tick();
    table.row = 'the newer one';
    const newer = connect();
    await ticking;
    expect(newer.connection.replaced).toBe(false);
    expect(older.connection.replaced).toBe(true);
  });

  it('is written again after a failure, not taken for somebody elsewhere', async () => {
    table.fails = true;
    table.row = 'the socket before';
    const { connection, held, arrived } = connect();
    await expect(arrived).rejects.toThrow('away');
    table.fails = false;
    const ticking = presence.tick();
    await new Promise(setImmediate);
    await table.release();
    await ticking;
    expect([connection.replaced, table.row]).toEqual([false, held.socketId]);
  });
});

it('leaves no row behind for a socket that ends while it arrives', async () => {
  const { connection, held } = connect();
  connections.remove(connection);
  const departed = presence.departed(held);
  await table.release();
  await departed;
  expect(table.row).toBeNull();
});

it('gives way to a newer socket on another node', async () => {
  const { connection, arrived } = connect();
  await table.release();
  await arrived;
  table.row = 'on another node';
  await presence.tick();
  expect(connection.replaced).toBe(true);
});
