type Listener = (memberId: string, ended: (session: string) => boolean) => void;

/** Tells this node's open sockets that sessions they came in with have ended. */
export class SessionEnds {
  private readonly listeners = new Set<Listener>();

  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  tell(memberId: string, ended: (session: string) => boolean): void {
    for (const listener of this.listeners) listener(memberId, ended);
  }
}
