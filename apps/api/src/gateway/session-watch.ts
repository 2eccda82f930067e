import type { SessionRepository } from '../accounts/session.repository.js';
import type { Connections } from './connections.js';

export interface SessionWatchOptions {
  readonly connections: Connections;
  readonly sessions: Pick<SessionRepository, 'alive'>;
}

/** Sessions end on any node and by running out: open sockets of theirs end within a tick, wherever they are. */
export class SessionWatch {
  constructor(private readonly options: SessionWatchOptions) {}

  async tick(): Promise<void> {
    const open = [...this.options.connections.all()].flatMap((connection) =>
      connection.member === null ? [] : [{ connection, session: connection.member.session }],
    );
    if (open.length === 0) return;
    const alive = await this.options.sessions.alive(open.map(({ session }) => session));
    for (const { connection, session } of open) if (!alive.has(session)) connection.dismiss('signedOut');
  }
}
