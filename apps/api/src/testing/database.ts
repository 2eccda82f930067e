import { randomBytes } from 'node:crypto';
import pg from 'pg';

export interface TestDatabase {
  /** As the api sees it: the restricted role. */
  readonly url: string;
  /** As migrations see it: owner of everything in it. */
  readonly ownerUrl: string;
  drop(): Promise<void>;
}

/**
 * A database of this test's own, cloned from the migrated template that `npm test` made, or from another one
 * that nobody is connected to. The cluster runs with fsync off, as nothing in it outlives the run.
 */
export async function createTestDatabase(origin?: TestDatabase): Promise<TestDatabase> {
  const templateUrl = origin?.ownerUrl ?? fromEnvironment('TEST_DATABASE_OWNER_URL');
  const role = fromEnvironment('TEST_DATABASE_ROLE');
  const password = fromEnvironment('TEST_DATABASE_ROLE_PASSWORD');
  const name = `test_${randomBytes(8).toString('hex')}`;
  const maintenanceUrl = withDatabase(templateUrl, 'postgres');
  await execute(
    maintenanceUrl,
    `create database ${name} template ${databaseOf(templateUrl)} strategy file_copy`,
  );

  const ownerUrl = withDatabase(templateUrl, name);
  const url = new URL(ownerUrl);
  url.username = role;
  url.password = password;
  return {
    url: url.href,
    ownerUrl,
    drop: () => execute(maintenanceUrl, `drop database if exists ${name} with (force)`),
  };
}

/** The private Redis of this process of jest's; undefined where the machine has no redis-server. */
export function testRedisUrl(): string | undefined {
  const urls = process.env['TEST_REDIS_URLS']?.split(' ');
  if (urls === undefined) return undefined;
  const url = urls[Number(fromEnvironment('JEST_WORKER_ID')) - 1];
  if (url === undefined)
    throw new Error(`No more than ${String(urls.length)} workers: each has its own Redis`);
  return url;
}

function fromEnvironment(name: string): string {
  const value = process.env[name];
  if (value === undefined)
    throw new Error(`${name} is not set: run the tests by npm test, or node tools/test.mjs PATH`);
  return value;
}

function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

function databaseOf(url: string): string {
  return new URL(url).pathname.slice(1);
}

async function execute(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
