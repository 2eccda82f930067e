// @ts-check
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  closeSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { findBinaries } from './binaries.mjs';
import { startChild } from './child.mjs';
import { clusterHome } from './cluster-home.mjs';
import { openLog } from './log-file.mjs';
import { freePort } from './port.mjs';
import { clearStaleLock } from './postmaster.mjs';
import { messageOf, Refusal, say } from './say.mjs';
import { readSecrets } from './secrets.mjs';

/**
 * @typedef {import('./folder.mjs').Folder} Folder
 * @typedef {import('./account.mjs').Account} Account
 * @typedef {{ readonly url: (role: keyof import('./secrets.mjs').Secrets, database: string) => string, readonly home: string, readonly child: import('./child.mjs').Child }} Cluster
 */

/** The superuser of an embedded cluster; its only use is making the two roles and the database. */
export const SUPERUSER = 'postgres';

/**
 * Starts the packaged PostgreSQL on a free loopback port with its data below the held folder, made when missing.
 * Acknowledged means committed: fsync, full_page_writes and synchronous_commit stay on unless a test turns them off.
 * @param {Folder} folder
 * @param {{ readonly settings?: Readonly<Record<string, string>> }} [options]
 * @returns {Promise<Cluster>}
 */
export async function startCluster(folder, { settings = {} } = {}) {
  const { data, home, account } = clusterHome(folder.path);
  const binaries = findBinaries(account);
  const isNew = !existsSync(data);
  const secrets = readSecrets(folder.path, isNew);
  if (!isNew) checkVersion(folder.path, data, binaries.major);
  else initialise(binaries.initdb, data, account, secrets.superuser);
  clearStaleLock(folder.path, data);

  const logFile = path.join(folder.path, 'postgres.log');
  const log = openLog(logFile);
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    const child = await startChild(
      folder,
      'postgres',
      binaries.postgres,
      serverArguments(data, port, settings),
      {
        ...(account && { uid: account.uid, gid: account.gid }),
        cwd: '/',
        stdio: ['ignore', log.fd, log.fd],
        stopSignal: 'SIGINT',
        env: { ...process.env, LC_MESSAGES: 'C', TZ: 'UTC' },
      },
    );
    if (await ready(child, data)) {
      closeSync(log.fd);
      return { child, home, url: (role, database) => urlOf(role, secrets[role], port, database) };
    }
    await child.stop();
    const tail = readFileSync(logFile).subarray(log.from).toString('utf8');
    // Ten seconds: backends of a killed postmaster take a moment to notice, a port may be taken meanwhile.
    if (attempt === 10 || !/pre-existing shared memory|could not bind|Address already in use/.test(tail)) {
      throw new Refusal(
        `PostgreSQL did not start (DATA_DIR=${folder.path}): ${lastFatal(tail)} (see ${logFile})`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

/** @param {string} dir @param {string} data @param {number} major */
function checkVersion(dir, data, major) {
  const file = path.join(data, 'PG_VERSION');
  const found = existsSync(file) ? readFileSync(file, 'utf8').trim() : 'unknown';
  if (found === String(major)) return;
  throw new Refusal(
    `DATA_DIR=${dir} holds data of PostgreSQL ${found}, this release runs PostgreSQL ${major}: dump it with the old release and restore it, or set DATA_DIR to another folder`,
  );
}

/** @param {string} initdb @param {string} data @param {Account | undefined} account @param {string} password */
function initialise(initdb, data, account, password) {
  say('PostgreSQL: creating the database files');
  // Made beside and renamed: an interrupted first start leaves no half cluster.
  const fresh = `${data}.new`;
  const passwordFile = `${data}.pw-${randomBytes(4).toString('hex')}`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account) for (const file of [fresh, passwordFile]) chownSync(file, account.uid, account.gid);
  const args = [
    `--pgdata=${fresh}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
  ];
  args.push(
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  );
  const made = spawnSync(initdb, args, {
    ...(account && { uid: account.uid, gid: account.gid }),
    cwd: '/',
    encoding: 'utf8',
  });
  rmSync(passwordFile, { force: true });
  if (made.status !== 0)
    throw new Error(`initdb failed: ${made.error ? messageOf(made.error) : made.stderr}`);
  renameSync(fresh, data);
}

/** @param {string} data @param {number} port @param {Readonly<Record<string, string>>} settings */
function serverArguments(data, port, settings) {
  const all = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...settings,
  };
  return [
    '-D',
    data,
    '-p',
    String(port),
    ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}

/** PostgreSQL writes its state into line 8 of postmaster.pid. @param {import('./child.mjs').Child} child @param {string} data */
async function ready(child, data) {
  while (!child.hasEnded()) {
    const lines = readIfThere(path.join(data, 'postmaster.pid')).split('\n');
    if (Number(lines[0]) === child.identity.pid && lines[7]?.trim() === 'ready') return true;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return false;
}

/** @param {string} log */
function lastFatal(log) {
  const lines = log.trim().split('\n');
  return lines.findLast((line) => /FATAL|PANIC|ERROR/.test(line)) ?? lines.at(-1) ?? 'no reason given';
}

/** @param {string} file */
function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** @param {string} role @param {string} password @param {number} port @param {string} database */
function urlOf(role, password, port, database) {
  const user = role === 'superuser' ? SUPERUSER : `killer_${role}`;
  return `postgresql://${user}:${password}@127.0.0.1:${port}/${database}`;
}
