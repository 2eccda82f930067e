// @ts-check
import path from 'node:path';
import { Refusal } from './say.mjs';

/**
 * @typedef {{ readonly port: number, readonly adminPort: number, readonly host: string, readonly publicUrl: string | undefined,
 *   readonly dataDir: string, readonly databaseUrl: string | undefined, readonly databaseOwnerUrl: string | undefined,
 *   readonly redisUrl: string | undefined }} Environment
 */

/** What `npm start` reads; TRUST_PROXY and PUBLIC_URL are the api's and passed on to it. @returns {Environment} */
export function readEnvironment() {
  const port = readPort('PORT', 3000);
  const adminPort = readPort('ADMIN_PORT', 3001);
  if (port === adminPort)
    throw new Refusal(`PORT and ADMIN_PORT are both ${port}: the club and the dashboard need a port each`);
  const databaseUrl = read('DATABASE_URL');
  const databaseOwnerUrl = read('DATABASE_OWNER_URL');
  if (databaseOwnerUrl !== undefined && databaseUrl === undefined) {
    throw new Refusal('DATABASE_OWNER_URL is set and DATABASE_URL is not: the api needs a role of its own');
  }
  return {
    port,
    adminPort,
    host: read('HOST') ?? '127.0.0.1',
    publicUrl: read('PUBLIC_URL'),
    dataDir: path.resolve(read('DATA_DIR') ?? path.resolve(import.meta.dirname, '../../.data')),
    databaseUrl,
    databaseOwnerUrl,
    redisUrl: read('REDIS_URL'),
  };
}

/** @param {string} name @returns {string | undefined} an empty variable is an unset one */
function read(name) {
  return process.env[name] || undefined;
}

/** @param {string} name @param {number} otherwise */
function readPort(name, otherwise) {
  const text = read(name);
  if (text === undefined) return otherwise;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new Refusal(`${name}=${text} is not a port (1 to 65535)`);
}

/** The address of one of our own services, as seen from this machine. @param {string} host @param {number} port */
export function originOf(host, port) {
  const reached = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `http://${reached.includes(':') ? `[${reached}]` : reached}:${port}`;
}
