import { WebSocketGateway, WebSocketServer, type OnGatewayInit } from '@nestjs/websockets';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import type { Server, Socket } from 'socket.io';
import { handshake, PROTOCOL, type ServerFrames } from '@killer-club/protocol';
import type { SessionEnds } from '../accounts/session-ends.js';
import type { Sessions, SignedIn } from '../accounts/sessions.js';
import type { ClubClock } from '../clock/club-clock.js';
import { Connection } from './connection.js';
import type { Connections } from './connections.js';
import type { Dispatcher } from './dispatcher.js';
import type { Presence } from './presence.js';
import type { Watching } from './watching.js';

export interface GatewayOptions {
  readonly sessions: Sessions;
  readonly ends: SessionEnds;
  readonly connections: Connections;
  readonly watching: Watching;
  readonly dispatcher: Dispatcher;
  readonly presence: Presence;
  readonly clock: ClubClock;
  readonly onError: (error: unknown) => void;
}

/** How often rows of presence are kept fresh, in milliseconds. */
const PRESENCE_MS = 1_000;

/**
 * The one door for sockets. Nest's guards, pipes and filters do not reach gateways, and a throw in a connection
 * handler can end the process: so nothing of theirs is used, and what can fail is caught here.
 */
@WebSocketGateway()
export class ClubGateway implements OnGatewayInit<Server>, OnApplicationBootstrap, BeforeApplicationShutdown {
  @WebSocketServer() private readonly server!: Server;
  private timer: NodeJS.Timeout | null = null;
  private stopListening: (() => void) | null = null;

  constructor(private readonly options: GatewayOptions) {}

  /** Sends one encoding of a frame to a room. */
  broadcast(room: string, frame: ServerFrames['messages']): void {
    this.server.to(room).emit('messages', frame);
  }

  afterInit(server: Server): void {
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
    this.timer = setInterval(() => {
      this.options.presence.tick().catch(this.options.onError);
    }, PRESENCE_MS);
    this.timer.unref();
  }

  beforeApplicationShutdown(): void {
    if (this.timer !== null) clearInterval(this.timer);
    this.stopListening?.();
    for (const connection of this.options.connections.all()) {
      connection.send('bye', { code: 'serverStopping' });
      connection.socket.disconnect(true);
    }
  }

  private accept(socket: Socket, member: SignedIn | null): void {
    const spoken = handshake.safeParse(socket.handshake.auth);
    const connection = new Connection(socket, member, spoken.data?.protocol === PROTOCOL);
    const { connections, clock, dispatcher } = this.options;
    socket.onAny((name: string, ...args: unknown[]) => {
      void dispatcher.dispatch(connection, name, args);
    });
    socket.on('disconnect', () => {
      this.end(connection);
    });
    connection.send('hello', { protocol: PROTOCOL, member: member?.id ?? null, at: clock.now() });
    connections.add(connection);
    if (member === null) return;
    this.options.presence.arrived({ memberId: member.id, socketId: socket.id }).catch(this.options.onError);
  }

  private end(connection: Connection): void {
    this.options.watching.leaveAll(connection);
    const { member } = connection;
    if (!this.options.connections.remove(connection) || member === null) return;
    this.options.presence
      .departed({ memberId: member.id, socketId: connection.id })
      .catch(this.options.onError);
  }

  private signOut(memberId: string, ended: (session: string) => boolean): void {
    for (const connection of this.options.connections.of(memberId)) {
      if (connection.member === null || !ended(connection.member.session)) continue;
      connection.send('bye', { code: 'signedOut' });
      connection.socket.disconnect(true);
    }
  }
}
