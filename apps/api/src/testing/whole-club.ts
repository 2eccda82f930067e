import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { ORIGIN, TestMember } from './club-app.js';

const SUPERVISOR = fileURLToPath(new URL('../../../../tools/lib/club-without-build.mjs', import.meta.url));

const oneOfThem = z.object({ pid: z.number(), name: z.string() });
const running = z.object({ supervisor: z.object({ pid: z.number() }), children: z.array(oneOfThem) });

export interface WholeClubOptions {
  readonly main: string;
  readonly port: number;
  readonly adminPort: number;
  /** A folder of the test's own, not there yet. */
  readonly dataDir: string;
}

/** A supervisor with its PostgreSQL, its Redis where there is one, and its api: all that `npm start` keeps running. */
export class WholeClub {
  private child: ChildProcess | null = null;

  constructor(private readonly options: WholeClubOptions) {}

  visitor(): TestMember {
    return new TestMember(`http://127.0.0.1:${this.options.port}`);
  }

  /** Resolves with the URL of the database when the club is open. */
  async start(): Promise<string> {
    const { main, port, adminPort, dataDir } = this.options;
    const child = spawn(process.execPath, [SUPERVISOR, main], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'production',
        DATA_DIR: dataDir,
        PORT: String(port),
        ADMIN_PORT: String(adminPort),
        PUBLIC_URL: ORIGIN,
      },
    });
    this.child = child;
    const said: string[] = [];
    createInterface({ input: child.stderr }).on('line', (line) => said.push(line));
    return new Promise((resolve, reject) => {
      child.once('exit', () => {
        reject(new Error(`The club did not start: ${said.slice(-3).join('; ')}`));
      });
      createInterface({ input: child.stdout }).on('line', (line) => {
        if (line.startsWith('open: ')) resolve(line.slice('open: '.length));
      });
    });
  }

  /** SIGKILL to all of it, the supervisor first: nobody is left to clean up. Answers whom it met. */
  async killEverything(): Promise<string[]> {
    const { child } = this;
    this.child = null;
    if (child === null || child.exitCode !== null) return [];
    const record = readFileSync(path.join(this.options.dataDir, 'running.json'), 'utf8');
    const { supervisor, children } = running.parse(JSON.parse(record));
    const gone = once(child, 'exit');
    for (const { pid } of [supervisor, ...children]) process.kill(pid, 'SIGKILL');
    await gone;
    return children.map(({ name }) => name);
  }

  /** Whether PostgreSQL's lock file lies there. */
  get locked(): boolean {
    return existsSync(path.join(this.options.dataDir, 'postgres/postmaster.pid'));
  }

  remove(): void {
    // Orphans of the killed server may still be writing.
    rmSync(this.options.dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}
