// @ts-check
import { startCluster } from './cluster.mjs';
import { ask, reachable } from './database.mjs';
import { migrate } from './migrate.mjs';
import { migrationNames } from './migrations.mjs';
import { prepareDatabase } from './roles.mjs';
import { messageOf, Refusal, say } from './say.mjs';
import { readSecrets } from './secrets.mjs';

/**
 * @typedef {import('./environment.mjs').Environment} Environment
 * @typedef {import('./folder.mjs').Folder} Folder
 * @typedef {import('./child.mjs').Child} Child
 */

const DATABASE = 'club';

/**
 * The club's database, up to date: the operator's, or the embedded one in the data folder.
 * @param {Environment} environment
 * @param {Folder} folder
 * @param {(child: Child) => void} started
 * @returns {Promise<string>} its URL for the api's role
 */
export async function openDatabase(environment, folder, started) {
  const { databaseUrl, databaseOwnerUrl } = environment;
  if (databaseUrl !== undefined) {
    if (databaseOwnerUrl === undefined) await requireCurrent(databaseUrl);
    else await bringUpToDate(databaseOwnerUrl, databaseUrl);
    await reachable(databaseUrl, 'DATABASE_URL');
    say('database: DATABASE_URL');
    return databaseUrl;
  }
  const cluster = await startCluster(folder);
  started(cluster.child);
  await prepareDatabase(cluster, readSecrets(folder.path, false), DATABASE);
  say(`PostgreSQL: ready (embedded, DATA_DIR=${folder.path})`);
  await bringUpToDate(cluster.url('owner', DATABASE), cluster.url('api', DATABASE));
  return cluster.url('api', DATABASE);
}

/** @param {string} ownerUrl @param {string} apiUrl */
async function bringUpToDate(ownerUrl, apiUrl) {
  const applied = await migrate(ownerUrl, apiUrl);
  say(applied.length === 0 ? 'database: up to date' : `database: migrated (${applied.join(', ')})`);
}

/** Without an owner nothing is migrated here: the database must be so already. @param {string} url */
async function requireCurrent(url) {
  await reachable(url, 'DATABASE_URL');
  const applied = await appliedMigrations(url);
  const missing = migrationNames().filter((name) => !applied.has(name));
  if (missing.length === 0) return;
  throw new Refusal(
    `DATABASE_URL: the database lacks ${missing.join(', ')}: set DATABASE_OWNER_URL, or run npm run migrate with it`,
  );
}

/** @param {string} url */
async function appliedMigrations(url) {
  try {
    const rows = await ask(
      url,
      'DATABASE_URL',
      'select migration_name from _prisma_migrations where finished_at is not null',
    );
    return new Set(rows.map((row) => row['migration_name']));
  } catch (error) {
    if (/_prisma_migrations/.test(messageOf(error))) return new Set();
    throw error;
  }
}
