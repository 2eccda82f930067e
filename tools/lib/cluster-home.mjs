// @ts-check
import { createHash } from 'node:crypto';
import { chownSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { accountFor, canEnter } from './account.mjs';
import { SHARED_HOME } from './binaries.mjs';
import { Refusal, say } from './say.mjs';

/**
 * Where a data folder's cluster lives and who runs it: inside the folder, unless root runs us in a folder
 * the database's user cannot enter; then in a folder of its own below /var/lib, named after the data folder.
 * @param {string} dir the held data folder
 * @returns {{ data: string, account: import('./account.mjs').Account | undefined }}
 */
export function clusterHome(dir) {
  const inside = path.join(dir, 'postgres');
  const account = accountFor(inside);
  if (account === undefined) return { data: inside, account };
  if (canEnter(dir, account)) {
    say(`PostgreSQL: runs as ${account.name}, as it refuses root; its files are in ${inside}`);
    return { data: inside, account };
  }
  if (existsSync(inside)) {
    throw new Refusal(
      `DATA_DIR=${dir} cannot be entered by ${account.name}, who owns the database in it: chmod a+x the folders above it`,
    );
  }
  const home = path.join(SHARED_HOME, createHash('sha256').update(dir).digest('hex').slice(0, 16));
  const outside = path.join(home, 'postgres');
  const owner = accountFor(outside) ?? account;
  mkdirSync(home, { recursive: true, mode: 0o755 });
  chownSync(home, owner.uid, owner.gid);
  say(`PostgreSQL: runs as ${owner.name}, who cannot enter ${dir}; its files are in ${home}`);
  return { data: outside, account: owner };
}
