import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { freePort } from '../../../tools/lib/port.mjs';
import { ApiProcess } from '../../api/src/testing/api-process.js';
import { createTestDatabase, testRedisUrl, type TestDatabase } from '../../api/src/testing/database.js';
import { eventually } from '../../api/src/testing/eventually.js';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const API = path.join(ROOT, 'apps/api/dist/main.js');
const NEXT = path.join(ROOT, 'node_modules/next/dist/bin/next');

export interface WebClubOptions {
  /** How many times faster than the wall's the club's clock runs; such a club is a demonstration. */
  readonly speed: number;
  /** With the dashboard. */
  readonly admin?: boolean;
}

/** Both web apps as they are built, and the api they talk to, on a database of their own. */
export class WebClub {
  private dashboard: ChildProcess | null = null;

  private constructor(
    readonly api: ApiProcess,
    private readonly database: TestDatabase,
    private readonly adminPort: number,
  ) {}

  static async open({ speed, admin = false }: WebClubOptions): Promise<WebClub> {
    const database = await createTestDatabase();
    const [port, adminPort] = [await freePort(), await freePort()];
    const redisUrl = testRedisUrl();
    const api = new ApiProcess({
      main: API,
      port,
      databaseUrl: database.url,
      ...(redisUrl !== undefined && { redisUrl }),
      env: {
        PUBLIC_URL: `http://127.0.0.1:${port}`,
        ADMIN_PORT: String(adminPort),
        DEMO: '1',
        DEMO_SPEED: String(speed),
        UNSAFE_DATABASE: '1',
      },
    });
    await api.start();
    const club = new WebClub(api, database, adminPort);
    if (admin) await club.openDashboard();
    return club;
  }

  get play(): string {
    return `http://127.0.0.1:${this.api.port}`;
  }

  get admin(): string {
    return `http://127.0.0.1:${this.adminPort}`;
  }

  /** Gives a member a role that only an administrator could give: a demonstration has none. */
  async appoint(name: string, role: 'judge' | 'administrator'): Promise<void> {
    const client = new pg.Client({ connectionString: this.database.ownerUrl });
    await client.connect();
    try {
      await client.query('UPDATE member SET role = $2 WHERE name = $1', [name, role]);
    } finally {
      await client.end();
    }
  }

  async close(): Promise<void> {
    await this.closeDashboard();
    await this.api.stop();
    await this.database.drop();
  }

  private async openDashboard(): Promise<void> {
    const args = [NEXT, 'start', '-p', String(this.adminPort), '-H', '127.0.0.1'];
    this.dashboard = spawn(process.execPath, args, {
      cwd: path.join(ROOT, 'apps/admin'),
      stdio: 'ignore',
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'production',
        NEXT_TELEMETRY_DISABLED: '1',
        API_ORIGIN: this.play,
      },
    });
    await eventually(async () => (await fetch(this.admin).catch(() => null))?.ok === true);
  }

  private async closeDashboard(): Promise<void> {
    const { dashboard } = this;
    this.dashboard = null;
    if (dashboard === null || dashboard.exitCode !== null) return;
    const gone = once(dashboard, 'exit');
    dashboard.kill('SIGTERM');
    await gone;
  }
}
