import { WebSocketGateway, type OnGatewayInit } from '@nestjs/websockets';
import { Inject, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import type { Server, Socket } from 'socket.io';
import { handshake, PROTOCOL } from '@killer-club/protocol';
import type { SignedIn } from '../accounts/sessions.js';
import type { Club } from '../club.js';
import { Connection } from './connection.js';

export type GatewayOptions = Pick<
  Club,
  | 'sessions'
  | 'ends'
  | 'connections'
  | 'watching'
  | 'dispatcher'
  | 'presence'
  | 'outlet'
  | 'clock'
  | 'onError'
>;

export const GATEWAY_OPTIONS = Symbol('GATEWAY_OPTIONS');

/**
 * The one door for sockets. Nest's guards, pipes and filters do not reach gateways, and a throw in a connection
 * handler can end the process: so nothing of theirs is used, and what can fail is caught here.
 */
@WebSocketGateway()
export class ClubGateway implements OnGatewayInit<Server>, OnApplicationBootstrap, BeforeApplicationShutdown {
  private stopListening: (() => void) | null = null;
  /** What comings and goings still have to tell. */
  private readonly telling = new Set<Promise<void>>();

  constructor(@Inject(GATEWAY_OPTIONS) private readonly options: GatewayOptions) {}

  afterInit(server: Server): void {
    // A room's frame is encoded once, whoever is in it.
    this.options.outlet.send = (room, frame) => {
      server.to(room).emit('messages', frame);
    };
    const members = new WeakMap<Socket, SignedIn | null>();
    server.use((socket, next) => {
      this.options.sessions.find(socket.handshake.headers).then(
        (member) => {
          members.set(socket, member);
          next();
        },
        (error: unknown) => {
          this.options.onError(error);
          next(new Error('unavailable'));
        },
      );
    });
    server.on('connection', (socket) => {
      this.accept(socket, members.get(socket) ?? null);
    });
  }

  onApplicationBootstrap(): void {
    this.stopListening = this.options.ends.listen((memberId, ended) => {
      this.signOut(memberId, ended);
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopListening?.();
    for (const connection of this.options.connections.all()) {
      connection.dismiss('serverStopping');
    }
    // The database is taken away next.
    while (this.telling.size > 0) await Promise.all(this.telling);
  }

  private accept(socket: Socket, member: SignedIn | null): void {
    const spoken = handshake.safeParse(socket.handshake.auth);
    const connection = new Connection(socket, member, spoken.data?.protocol === PROTOCOL);
    const { connections, clock, dispatcher } = this.options;
    socket.onAny((name: unknown, ...args: unknown[]) => {
      void dispatcher.dispatch(connection, name, args);
    });
    socket.on('disconnect', () => {
      this.end(connection);
    });
    connection.send('hello', { protocol: PROTOCOL, member: member?.id ?? null, at: clock.now() });
    connections.add(connection);
    if (member === null) return;
    this.tell(this.options.presence.arrived({ memberId: member.id, socketId: socket.id }));
  }

  private end(connection: Connection): void {
    this.options.watching.leaveAll(connection);
    const { member } = connection;
    if (!this.options.connections.remove(connection) || member === null) return;
    this.tell(this.options.presence.departed({ memberId: member.id, socketId: connection.id }));
  }

  private tell(telling: Promise<void>): void {
    const told = telling.catch(this.options.onError).finally(() => {
      this.telling.delete(told);
    });
    this.telling.add(told);
  }

  private signOut(memberId: string, ended: (session: string) => boolean): void {
    for (const connection of this.options.connections.of(memberId)) {
      if (connection.member === null || !ended(connection.member.session)) continue;
      connection.dismiss('signedOut');
    }
  }
}
