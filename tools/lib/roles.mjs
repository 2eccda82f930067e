// @ts-check
import pg from 'pg';

/** @typedef {import('./cluster.mjs').Cluster} Cluster */

export const OWNER_ROLE = 'killer_owner';
export const API_ROLE = 'killer_api';

/**
 * Makes the two roles of an embedded cluster and a database of the owner's: the owner migrates, the api role gets
 * what rights.sql grants and no more.
 * @param {Cluster} cluster
 * @param {import('./secrets.mjs').Secrets} secrets
 * @param {string} database
 * @param {{ readonly forTests?: boolean }} [options] forTests: the owner may clone the database, and set what the api's role finds
 */
export async function prepareDatabase(cluster, secrets, database, { forTests = false } = {}) {
  const client = new pg.Client({
    connectionString: cluster.url('superuser', 'postgres'),
    connectionTimeoutMillis: 10_000,
  });
  await client.connect();
  try {
    await ensureRole(client, OWNER_ROLE, secrets.owner, forTests ? 'createdb createrole' : '');
    await ensureRole(client, API_ROLE, secrets.api, '');
    if (forTests) await client.query(`grant ${API_ROLE} to ${OWNER_ROLE} with admin option`);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database]);
    if (rowCount === 0)
      await client.query(`create database ${client.escapeIdentifier(database)} owner ${OWNER_ROLE}`);
  } finally {
    await client.end();
  }
}

/** @param {pg.Client} client @param {string} role @param {string} password @param {string} options */
async function ensureRole(client, role, password, options) {
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [role]);
  if (rowCount !== 0) return;
  await client.query(
    `create role ${client.escapeIdentifier(role)} login ${options} password ${client.escapeLiteral(password)}`,
  );
}
