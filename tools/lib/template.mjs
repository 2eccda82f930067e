// @ts-check
import pg from 'pg';
import { applyMigrations, pendingDiff } from './migrations.mjs';
import { grantRights, roleOf } from './rights.mjs';
import { Refusal } from './say.mjs';

/**
 * The database the tests clone: migrated, and brought to the schema files where no migration leads there yet.
 * @param {string} ownerUrl
 * @param {string} apiUrl
 */
export async function prepareTemplate(ownerUrl, apiUrl) {
  await applyMigrations(ownerUrl);
  const ahead = await pendingDiff(ownerUrl);
  if (ahead !== null) {
    const advice =
      'the schema files are ahead of the migrations: node tools/migration.mjs new NAME writes the missing one';
    if (process.env['CI_STRICT']) throw new Refusal(advice);
    console.warn(`\n  ${advice}\n`);
    await execute(ownerUrl, ahead);
  }
  await grantRights(ownerUrl, roleOf(apiUrl));
}

/** @param {string} url @param {string} sql */
async function execute(url, sql) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
