// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Refusal, say } from './say.mjs';

// Runs before anything is installed: Node's own modules only, here and in what this imports.

/** @typedef {{ packages: Record<string, { version?: string, optional?: boolean, link?: boolean }> }} Lock */

const root = path.resolve(import.meta.dirname, '../..');

/** Installs the exact packages of the lock file when there are none, or those of another lock file. */
export function ensureInstalled() {
  if (isInstalled()) return;
  const isFirst = !existsSync(path.join(root, 'node_modules'));
  say(
    isFirst ? 'packages: installing (a minute or two)' : 'packages: not those of the lock file, installing',
  );
  // Install scripts are left out: nothing here needs one, and some download on their own.
  const npm = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0)
    throw new Refusal('npm ci failed (see above): the packages of package-lock.json could not be installed');
  say('packages: installed');
}

/** npm writes what it installed into node_modules, as its last step. */
function isInstalled() {
  const installed = readLock('node_modules/.package-lock.json');
  const wanted = readLock('package-lock.json');
  if (installed === null || wanted === null) return false;
  return Object.entries(wanted.packages).every(
    ([at, { version, optional, link }]) =>
      !at.includes('node_modules/') ||
      optional === true ||
      link === true ||
      installed.packages[at]?.version === version,
  );
}

/** @param {string} file @returns {Lock | null} */
function readLock(file) {
  const at = path.join(root, file);
  return existsSync(at) ? JSON.parse(readFileSync(at, 'utf8')) : null;
}
