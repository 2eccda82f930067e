// @ts-check
import { readFileSync, readlinkSync, rmSync } from 'node:fs';
import path from 'node:path';
import { identityOf } from './identity.mjs';
import { Refusal } from './say.mjs';

/**
 * A killed server leaves postmaster.pid behind, and its number may belong to another process by now: PostgreSQL
 * would refuse to start. The file is removed when no server runs on this data; a running one is never touched.
 * @param {string} dir @param {string} data
 */
export function clearStaleLock(dir, data) {
  const file = path.join(data, 'postmaster.pid');
  const pid = Number(firstLine(file));
  if (!Number.isInteger(pid) || pid <= 0) return;
  if (identityOf(pid) !== null && runsOn(pid, data)) {
    throw new Refusal(
      `DATA_DIR=${dir} is in use by a PostgreSQL server (process ${pid}): stop it, or set DATA_DIR to another folder`,
    );
  }
  rmSync(file, { force: true });
}

/** A server's working directory is its data folder. @param {number} pid @param {string} data */
function runsOn(pid, data) {
  if (process.platform !== 'linux') return true;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === data;
  } catch (error) {
    // Another user's process: cannot be a server on our own data.
    return /** @type {NodeJS.ErrnoException} */ (error).code !== 'EACCES';
  }
}

/** @param {string} file */
function firstLine(file) {
  try {
    return readFileSync(file, 'utf8').split('\n', 1)[0] ?? '';
  } catch {
    return '';
  }
}
