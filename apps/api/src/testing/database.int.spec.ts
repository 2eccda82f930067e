import { afterEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from './database.js';

let open: TestDatabase[] = [];

afterEach(async () => {
  await Promise.all(open.map((database) => database.drop()));
  open = [];
});

async function make(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  open.push(database);
  return database;
}

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('createTestDatabase', () => {
  it('gives each caller a database of its own', async () => {
    const [one, two] = await Promise.all([make(), make()]);
    await ask(one.ownerUrl, 'create table mark (id int)');
    expect(await ask(two.ownerUrl, "select to_regclass('mark') as found")).toEqual([{ found: null }]);
  });

  it('opens it to the restricted role, which makes nothing in it', async () => {
    const { url } = await make();
    expect(await ask(url, 'select current_user as role')).toEqual([
      { role: process.env['TEST_DATABASE_ROLE'] },
    ]);
    await expect(ask(url, 'create table mark (id int)')).rejects.toThrow('permission denied');
  });
});
