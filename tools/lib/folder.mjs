// @ts-check
import { chmodSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { endProcess } from './child.mjs';
import { identityOf, isAlive } from './identity.mjs';
import { Refusal } from './say.mjs';

/**
 * @typedef {import('./identity.mjs').Identity} Identity
 * @typedef {Identity & { name: string, stopSignal: NodeJS.Signals, wholeGroup: boolean }} Remembered
 * @typedef {{ supervisor: Identity, children: Remembered[] }} Record
 * @typedef {{ readonly path: string, remember(child: Remembered): void, forget(child: Identity): void, release(): void }} Folder
 */

/**
 * Takes a data folder for this process. A folder held by a living instance is refused; what a killed
 * instance left running is ended first (those very processes, never others of the same name).
 * @param {string} wanted
 * @returns {Promise<Folder>}
 */
export async function holdFolder(wanted) {
  const dir = makeFolder(wanted);
  const file = path.join(dir, 'running.json');
  const before = readRecord(file);
  if (before !== null && isAlive(before.supervisor)) {
    throw new Refusal(
      `DATA_DIR=${dir} is in use by another running instance (process ${before.supervisor.pid}): stop it, or set DATA_DIR to another folder`,
    );
  }
  for (const child of before?.children.toReversed() ?? []) await endProcess(child);

  const supervisor = identityOf(process.pid);
  if (supervisor === null) throw new Error('this process does not find itself');
  /** @type {Record} */
  const record = { supervisor, children: [] };
  const write = () => writeWhole(file, JSON.stringify(record, null, 2));
  write();
  return {
    path: dir,
    remember(child) {
      record.children.push(child);
      write();
    },
    forget(child) {
      record.children = record.children.filter(({ pid, born }) => pid !== child.pid || born !== child.born);
      write();
    },
    release() {
      if (record.children.length === 0) rmSync(file, { force: true });
    },
  };
}

/** @param {string} file @returns {Record | null} */
function readRecord(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** @param {string} dir @returns {string} its real path */
function makeFolder(dir) {
  try {
    const isNew = mkdirSync(dir, { recursive: true, mode: 0o700 }) !== undefined;
    // As root the database's own user must pass through; secrets in the folder are files of mode 600.
    if (isNew && process.getuid?.() === 0) chmodSync(dir, 0o711);
    return realpathSync(dir);
  } catch (error) {
    throw new Refusal(
      `DATA_DIR=${dir} cannot be created (${/** @type {NodeJS.ErrnoException} */ (error).code})`,
    );
  }
}

/** Never half a file, even when killed in the middle. @param {string} file @param {string} text */
function writeWhole(file, text) {
  const fresh = `${file}.${process.pid}`;
  try {
    writeFileSync(fresh, text, { mode: 0o600 });
    renameSync(fresh, file);
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    throw new Refusal(`DATA_DIR=${path.dirname(file)} cannot be written (${code})`);
  }
}
