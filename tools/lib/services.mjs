// @ts-check
import path from 'node:path';
import { startChild } from './child.mjs';
import { originOf } from './environment.mjs';
import { follow } from './output.mjs';

/**
 * @typedef {import('./environment.mjs').Environment} Environment
 * @typedef {import('./folder.mjs').Folder} Folder
 */

const root = path.resolve(import.meta.dirname, '../..');
const ADMIN_LINK = 'administrator link: ';

/**
 * @param {Environment} environment
 * @param {Folder} folder
 * @param {{ readonly databaseUrl: string, readonly redisUrl: string | undefined }} stores
 * @param {(link: string) => void} onAdminLink
 */
export async function startApi(environment, folder, { databaseUrl, redisUrl }, onAdminLink) {
  const env = ownEnvironment({
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    PORT: String(environment.port),
    ADMIN_PORT: String(environment.adminPort),
    HOST: environment.host,
  });
  const child = await startChild(
    folder,
    'api',
    process.execPath,
    [path.join(root, 'apps/api/dist/main.js')],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env,
    },
  );
  // The address is told when all is up. The link opens the club to whoever reads it: on the screen once, in no file.
  follow(child, path.join(folder.path, 'api.log'), (line) => {
    if (line.startsWith('listening: ')) return true;
    if (!line.startsWith(ADMIN_LINK)) return false;
    onAdminLink(line.slice(ADMIN_LINK.length));
    return true;
  });
  return child;
}

/** @param {Environment} environment @param {Folder} folder */
export async function startDashboard(environment, folder) {
  const next = path.join(root, 'node_modules/next/dist/bin/next');
  const args = [next, 'start', '-p', String(environment.adminPort), '-H', environment.host];
  const child = await startChild(folder, 'dashboard', process.execPath, args, {
    cwd: path.join(root, 'apps/admin'),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: ownEnvironment({
      DATABASE_URL: undefined,
      REDIS_URL: undefined,
      API_ORIGIN: originOf(environment.host, environment.port),
    }),
  });
  // Next's banner is no news: all of it goes to the file.
  follow(child, path.join(folder.path, 'dashboard.log'), (line) => /^\s*(▲|-|✓|$)/.test(line));
  return child;
}

/** The owner's credentials stay with the supervisor. @param {Readonly<Record<string, string | undefined>>} own */
function ownEnvironment(own) {
  return {
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    ...process.env,
    DATABASE_OWNER_URL: undefined,
    ...own,
  };
}
