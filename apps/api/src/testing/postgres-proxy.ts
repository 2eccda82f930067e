import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net';

/** ReadyForQuery, outside a transaction: what PostgreSQL says when a statement has been committed. */
const COMMITTED = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);

/** Stands between the api and PostgreSQL and cuts the line at the worst moment. */
export class PostgresProxy {
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();
  private marker: string | null = null;
  private away = false;
  private address = '';
  /** Answers thrown away so far. */
  dropped = 0;

  constructor(private readonly target: URL) {
    this.server = createServer((client) => {
      this.serve(client);
    });
  }

  /** The target's URL by way of the proxy, once it is open. */
  get url(): string {
    return this.address;
  }

  /** Answers `url`. */
  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    const url = new URL(this.target);
    url.hostname = '127.0.0.1';
    url.port = String(addressOf(this.server).port);
    this.address = url.href;
    return url.href;
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** The next answer to a statement of this name is thrown away after it was committed, and the line cut. */
  dropAnswerTo(statement: string): void {
    this.marker = statement;
  }

  /** Refuses every connection until `comeBack`. */
  goAway(): void {
    this.away = true;
    this.cut();
  }

  comeBack(): void {
    this.away = false;
  }

  private cut(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  private serve(client: Socket): void {
    this.keep(client);
    if (this.away) {
      client.destroy();
      return;
    }
    const server = connect(Number(this.target.port || 5432), this.target.hostname);
    this.keep(server);
    let doomed = false;
    client.on('data', (bytes) => {
      if (this.marker !== null && bytes.includes(`${this.marker}\0`)) {
        this.marker = null;
        doomed = true;
      }
      server.write(bytes);
    });
    server.on('data', (bytes) => {
      if (!doomed) client.write(bytes);
      else if (bytes.includes(COMMITTED)) {
        this.dropped += 1;
        client.destroy();
        server.destroy();
      }
    });
    client.on('close', () => server.destroy());
    server.on('close', () => client.destroy());
  }

  private keep(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => this.sockets.delete(socket));
  }
}

const addressOf = (server: Server): AddressInfo => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port');
  return address;
};
