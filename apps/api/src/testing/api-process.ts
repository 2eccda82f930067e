import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { ORIGIN, TestMember } from './club-app.js';

export interface ApiProcessOptions {
  /** The program to start. */
  readonly main: string;
  readonly port: number;
  readonly databaseUrl: string;
  readonly redisUrl?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** The api as a process of its own, to be killed and started again at the same address. */
export class ApiProcess {
  /** What it complained of, over all its lives. */
  readonly complaints: string[] = [];
  private child: ChildProcess | null = null;

  constructor(private readonly options: ApiProcessOptions) {}

  get port(): number {
    return this.options.port;
  }

  /** Of its own pages. */
  get origin(): string {
    return this.options.env?.['PUBLIC_URL'] ?? ORIGIN;
  }

  visitor(): TestMember {
    return new TestMember(`http://127.0.0.1:${this.port}`, '', this.origin);
  }

  /** Resolves when it listens. */
  async start(): Promise<void> {
    const { main, port, databaseUrl, redisUrl, env } = this.options;
    const child = spawn(process.execPath, [main], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'production',
        PORT: String(port),
        PUBLIC_URL: ORIGIN,
        DATABASE_URL: databaseUrl,
        ...(redisUrl !== undefined && { REDIS_URL: redisUrl }),
        ...env,
      },
    });
    this.child = child;
    createInterface({ input: child.stderr }).on('line', (line) => this.complaints.push(line));
    await new Promise<void>((resolve, reject) => {
      child.once('exit', () => {
        reject(new Error(`The api did not start: ${this.complaints.slice(-3).join('; ')}`));
      });
      createInterface({ input: child.stdout }).on('line', (line) => {
        if (line.startsWith('listening:')) resolve();
      });
    });
  }

  kill(): Promise<void> {
    return this.end('SIGKILL');
  }

  stop(): Promise<void> {
    return this.end('SIGTERM');
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    this.child = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }
}
