import type { Connection } from './connection.js';
import type { Held } from './presence.repository.js';

/** The connections of this node. A member's newest acts; the one before is told and heard no more. */
export class Connections {
  private readonly open = new Set<Connection>();
  private readonly newest = new Map<string, Connection>();

  add(connection: Connection): void {
    this.open.add(connection);
    if (connection.member === null) return;
    const older = this.newest.get(connection.member.id);
    this.newest.set(connection.member.id, connection);
    if (older !== undefined) this.replace(older);
  }

  /** True when the member has no other connection here: a late end of an old socket changes nothing. */
  remove(connection: Connection): boolean {
    this.open.delete(connection);
    const { member } = connection;
    if (member === null || this.newest.get(member.id) !== connection) return false;
    this.newest.delete(member.id);
    return true;
  }

  /** A newer connection of this member is on another node; one that came here since is left alone. */
  replaceElsewhere({ memberId, socketId }: Held): void {
    const here = this.newest.get(memberId);
    if (here?.id !== socketId) return;
    this.newest.delete(memberId);
    this.replace(here);
  }

  of(memberId: string): Connection[] {
    return [...this.open].filter(({ member }) => member?.id === memberId);
  }

  acting(): Held[] {
    return [...this.newest].map(([memberId, connection]) => ({ memberId, socketId: connection.id }));
  }

  all(): Iterable<Connection> {
    return this.open;
  }

  private replace(connection: Connection): void {
    connection.replaced = true;
    connection.send('replaced', {});
  }
}
