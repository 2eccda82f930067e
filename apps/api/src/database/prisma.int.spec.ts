import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../testing/database.js';
import { eventually } from '../testing/eventually.js';
import { createPrisma, type Prisma } from './prisma.js';

let database: TestDatabase;
let prisma: Prisma;
const faults: Error[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  prisma = createPrisma({ url: database.url, onError: (fault) => faults.push(fault) });
});
afterAll(async () => {
  await prisma.$disconnect();
  await database.drop();
});

it('outlives the loss of its connections', async () => {
  expect(await prisma.setting.findMany()).toEqual([]);
  const owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  await owner.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );
  await owner.end();
  await eventually(() => faults.length > 0);
  expect(await prisma.setting.findMany()).toEqual([]);
});

it('may add to the audit and never change it', async () => {
  const entry = { id: 'a', actor: 'm', act: 'changeRole', at: new Date(0) };
  await prisma.auditEntry.create({ data: entry });
  await expect(prisma.auditEntry.updateMany({ data: { act: 'nothing' } })).rejects.toThrow();
  await expect(prisma.auditEntry.deleteMany()).rejects.toThrow();
  expect(await prisma.auditEntry.findMany()).toMatchObject([entry]);
});
