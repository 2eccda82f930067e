import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { startCluster, type Cluster } from './cluster.mjs';
import { API_ROLE, OWNER_ROLE, prepareDatabase } from './roles.mjs';
import { makeScratchFolder, type ScratchFolder } from './scratch-folder.mjs';
import { readSecrets } from './secrets.mjs';

let scratch: ScratchFolder;
let cluster: Cluster;

beforeAll(async () => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  scratch = await makeScratchFolder();
  cluster = await startCluster(scratch.folder);
  await prepareDatabase(cluster, readSecrets(scratch.folder.path, false), 'club');
}, 60_000);

afterAll(async () => {
  await cluster.child.stop();
  rmSync(cluster.home, { recursive: true, force: true });
  scratch.remove();
}, 60_000);

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('an embedded cluster', () => {
  it('keeps what it acknowledged', async () => {
    const shown = `select string_agg(setting, ' ') as on from pg_settings
      where name in ('fsync', 'full_page_writes', 'synchronous_commit')`;
    expect(await ask(cluster.url('owner', 'club'), shown)).toEqual([{ on: 'on on on' }]);
  });

  it('has an owner and a restricted role, neither a superuser', async () => {
    const roles = `select rolname, rolsuper from pg_roles where rolname like 'killer_%' order by 1`;
    expect(await ask(cluster.url('api', 'club'), roles)).toEqual([
      { rolname: API_ROLE, rolsuper: false },
      { rolname: OWNER_ROLE, rolsuper: false },
    ]);
  });

  it('lets nobody in without the password', async () => {
    const url = new URL(cluster.url('api', 'club'));
    url.password = 'guess';
    await expect(ask(url.href, 'select 1')).rejects.toThrow('password authentication failed');
  });

  it('refuses data of another major version, naming DATA_DIR', async () => {
    const other = await makeScratchFolder();
    try {
      const data = path.join(other.folder.path, 'postgres');
      mkdirSync(data, { mode: 0o700 });
      writeFileSync(path.join(data, 'PG_VERSION'), '15\n');
      writeFileSync(path.join(other.folder.path, 'secrets.json'), '{}');
      await expect(startCluster(other.folder)).rejects.toThrow(
        new RegExp(`^DATA_DIR=${other.folder.path} holds data of PostgreSQL 15`),
      );
    } finally {
      other.remove();
    }
  });
});
