// @ts-check
import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { Refusal } from './say.mjs';

const file = path.resolve(import.meta.dirname, '../../prisma/rights.sql');

/**
 * Gives the api's role its rights, and makes the role when it is missing and the owner may.
 * @param {string} ownerUrl
 * @param {{ readonly role: string, readonly password: string }} api
 */
export async function grantRights(ownerUrl, api) {
  const client = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await ensureRole(client, api);
    // rights.sql is written for psql too (psql -v api=ROLE): its variable :"api" is the role's name.
    await client.query(readFileSync(file, 'utf8').replaceAll(':"api"', client.escapeIdentifier(api.role)));
  } finally {
    await client.end();
  }
}

/** @param {pg.Client} client @param {{ readonly role: string, readonly password: string }} api */
async function ensureRole(client, { role, password }) {
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [role]);
  if (rowCount !== 0) return;
  try {
    await client.query(
      `create role ${client.escapeIdentifier(role)} login password ${client.escapeLiteral(password)}`,
    );
  } catch {
    throw new Refusal(
      `DATABASE_URL names the role ${role}, which does not exist and DATABASE_OWNER_URL's role may not create: create it`,
    );
  }
}

/** @param {string} url @returns {{ role: string, password: string }} */
export function roleOf(url) {
  const { username, password } = new URL(url);
  return { role: decodeURIComponent(username), password: decodeURIComponent(password) };
}
