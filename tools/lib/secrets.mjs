// @ts-check
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from './say.mjs';

/** Passwords of the embedded cluster's roles. @typedef {{ superuser: string, owner: string, api: string }} Secrets */

/**
 * The folder's passwords, random, made on the first start, readable by this user only.
 * @param {string} dir
 * @param {boolean} mayMake whether the cluster they open is still to be made
 * @returns {Secrets}
 */
export function readSecrets(dir, mayMake) {
  const file = path.join(dir, 'secrets.json');
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') throw error;
  }
  if (!mayMake)
    throw new Refusal(
      `DATA_DIR=${dir} holds a database but its passwords (secrets.json) are missing: put the file back`,
    );
  const secrets = { superuser: random(), owner: random(), api: random() };
  writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600, flag: 'wx' });
  return secrets;
}

function random() {
  return randomBytes(24).toString('hex');
}
