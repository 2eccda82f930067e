// @ts-check
import { spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { startChild } from './child.mjs';
import { freePort } from './port.mjs';

/** Says how to get what is missing. */
export const REDIS_HINT = 'install it (Debian and Ubuntu: apt-get install redis-server)';

export function hasRedisServer() {
  return spawnSync('redis-server', ['--version'], { stdio: 'ignore' }).status === 0;
}

/**
 * A private redis-server without persistence: it holds deadlines and pokes only, and may be emptied at any moment.
 * @param {import('./folder.mjs').Folder} folder
 * @returns {Promise<{ readonly url: string, readonly child: import('./child.mjs').Child }>}
 */
export async function startRedis(folder) {
  const port = await freePort();
  const log = openSync(path.join(folder.path, 'redis.log'), 'a', 0o600);
  const args = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
    '--daemonize',
    'no',
  ];
  args.push('--dir', folder.path, '--maxmemory-policy', 'noeviction');
  const child = await startChild(folder, 'redis-server', 'redis-server', args, {
    stdio: ['ignore', log, log],
    cwd: folder.path,
  });
  closeSync(log);
  while (!(await listens(port))) {
    if (child.hasEnded())
      throw new Error(`redis-server ended at its start: see ${path.join(folder.path, 'redis.log')}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return { url: `redis://127.0.0.1:${port}`, child };
}

/** @param {number} port @returns {Promise<boolean>} */
function listens(port) {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
