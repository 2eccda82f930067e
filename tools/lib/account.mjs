// @ts-check
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

/** The operating system's user a database process runs as; undefined: as we do. @typedef {{ readonly name: string, readonly uid: number, readonly gid: number }} Account */

/**
 * PostgreSQL refuses to run as root: there, an existing cluster runs as its owner, a new one as the
 * user postgres, or nobody where there is none.
 * @param {string} cluster folder of the cluster, which may not exist yet
 * @returns {Account | undefined}
 */
export function accountFor(cluster) {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(cluster, { throwIfNoEntry: false });
  if (owner !== undefined && owner.uid !== 0)
    return { name: nameOf(owner.uid), uid: owner.uid, gid: owner.gid };
  const account = lookUp('postgres') ?? lookUp('nobody');
  if (account === undefined)
    throw new Error('running as root needs a user named postgres or nobody for PostgreSQL');
  return account;
}

/** @param {string} folder @param {Account} account */
export function canEnter(folder, account) {
  const { uid, gid } = account;
  return (
    spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { uid, gid, cwd: '/', stdio: 'ignore' }).status === 0
  );
}

/** @param {string} name @returns {Account | undefined} */
function lookUp(name) {
  const uid = idOf('-u', name);
  const gid = idOf('-g', name);
  return uid === undefined || gid === undefined ? undefined : { name, uid, gid };
}

/** @param {string} flag @param {string} name */
function idOf(flag, name) {
  const id = spawnSync('id', [flag, name], { encoding: 'utf8' });
  return id.status === 0 ? Number(id.stdout.trim()) : undefined;
}

/** @param {number} uid */
function nameOf(uid) {
  const id = spawnSync('id', ['-nu', String(uid)], { encoding: 'utf8' });
  return id.status === 0 ? id.stdout.trim() : `user ${uid}`;
}
