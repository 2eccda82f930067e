// @ts-check
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { accountFor, canEnter } from './account.mjs';
import { SHARED_HOME } from './binaries.mjs';
import { Refusal, say } from './say.mjs';

/** home: the folder to remove with a throw-away cluster. @typedef {{ readonly data: string, readonly home: string, readonly account: import('./account.mjs').Account | undefined }} ClusterHome */

/**
 * Where a data folder's cluster lives and who runs it: inside the folder, unless root runs us in a folder
 * the database's user cannot enter; then in a folder of its own below /var/lib, whose name the data folder keeps.
 * @param {string} dir the held data folder
 * @returns {ClusterHome}
 */
export function clusterHome(dir) {
  const inside = path.join(dir, 'postgres');
  const account = accountFor(inside);
  if (account === undefined) return { data: inside, home: inside, account };
  if (canEnter(dir, account)) {
    say(`PostgreSQL: runs as ${account.name}, as it refuses root; its files are in ${inside}`);
    return { data: inside, home: inside, account };
  }
  if (existsSync(inside)) {
    throw new Refusal(
      `DATA_DIR=${dir} cannot be entered by ${account.name}, who owns the database in it: chmod a+x the folders above it`,
    );
  }
  return outsideHome(dir, account);
}

/** @param {string} dir @param {import('./account.mjs').Account} newcomer @returns {ClusterHome} */
function outsideHome(dir, newcomer) {
  const note = path.join(dir, 'postgres-is-in');
  const isNew = !existsSync(note);
  const home = isNew
    ? path.join(SHARED_HOME, randomBytes(8).toString('hex'))
    : readFileSync(note, 'utf8').trim();
  const data = path.join(home, 'postgres');
  const account = accountFor(data) ?? newcomer;
  if (isNew) {
    mkdirSync(home, { recursive: true, mode: 0o755 });
    chownSync(home, account.uid, account.gid);
    writeFileSync(note, `${home}\n`);
  }
  say(`PostgreSQL: runs as ${account.name}, who cannot enter ${dir}; its files are in ${home}`);
  return { data, home, account };
}
