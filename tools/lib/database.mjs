// @ts-check
import pg from 'pg';
import { messageOf, Refusal } from './say.mjs';

/**
 * One statement on a database, or one clear line naming the variable that leads nowhere.
 * @param {string} url
 * @param {string} variable
 * @param {string} sql
 * @returns {Promise<Record<string, unknown>[]>}
 */
export async function ask(url, variable, sql) {
  const { host, client } = clientOf(url, variable);
  try {
    await client.connect();
    return (await client.query(sql)).rows;
  } catch (error) {
    throw new Refusal(`${variable}: the database at ${host} is unreachable (${messageOf(error)})`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** @param {string} url @param {string} variable */
export async function reachable(url, variable) {
  await ask(url, variable, 'select 1');
}

/** @param {string} url @param {string} variable */
function clientOf(url, variable) {
  if (!URL.canParse(url))
    throw new Refusal(`${variable} is not a URL (postgresql://role:password@host:port/database)`);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  return { host: new URL(url).host || 'localhost', client };
}
