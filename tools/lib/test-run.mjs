// @ts-check
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { startChild } from './child.mjs';
import { generateClient } from './generate.mjs';
import { TEST_MS, WORKERS } from './jest-limits.mjs';
import { watchForLeftovers } from './left-running.mjs';
import { hasRedisServer, REDIS_HINT, startRedis } from './redis.mjs';
import { API_ROLE } from './roles.mjs';
import { Refusal, say } from './say.mjs';
import { startScratch } from './scratch.mjs';
import { readSecrets } from './secrets.mjs';
import { onStop } from './signals.mjs';
import { prepareTemplate } from './template.mjs';

/** @typedef {import('./folder.mjs').Folder} Folder */

const root = path.resolve(import.meta.dirname, '../..');
const TEMPLATE = 'club_template';

/**
 * Runs jest on a cluster and a Redis made for this run and dropped after it.
 * @param {readonly string[]} jestArguments
 * @param {Readonly<Record<string, string>>} [more] environment of the tests
 * @returns {Promise<number>} exit code
 */
export async function test(jestArguments, more = {}) {
  /** @type {import('./child.mjs').Child[]} */
  const children = [];
  let stopping = false;
  onStop(() => {
    stopping = true;
    for (const child of children.toReversed()) void child.stop();
  });
  generateClient();
  const scratch = await startScratch(TEMPLATE);
  try {
    const [ownerUrl, apiUrl] = [scratch.cluster.url('owner', TEMPLATE), scratch.cluster.url('api', TEMPLATE)];
    await prepareTemplate(ownerUrl, apiUrl);
    const redisUrls = await startRedisServers(scratch.folder, children);
    if (stopping) return 1;
    say(`tests: private PostgreSQL${redisUrls.length > 0 ? ' and Redis' : ''} ready`);
    return await runJest(scratch.folder, jestArguments, children, {
      ...more,
      TEST_DATABASE_OWNER_URL: ownerUrl,
      TEST_DATABASE_ROLE: API_ROLE,
      TEST_DATABASE_ROLE_PASSWORD: readSecrets(scratch.folder.path, false).api,
      ...(redisUrls.length > 0 && { TEST_REDIS_URLS: redisUrls.join(' ') }),
    });
  } finally {
    for (const child of children.toReversed()) await child.stop();
    await scratch.drop();
  }
}

/**
 * One for each of jest's processes: a club takes a Redis for its own.
 * @param {Folder} folder
 * @param {import('./child.mjs').Child[]} children
 * @returns {Promise<string[]>} none where the machine has no redis-server
 */
async function startRedisServers(folder, children) {
  if (!hasRedisServer()) {
    if (process.env['CI_STRICT'])
      throw new Refusal(`CI_STRICT is set and there is no redis-server on the PATH: ${REDIS_HINT}`);
    console.warn(`\n  SKIPPED: the Redis suites, as there is no redis-server on the PATH: ${REDIS_HINT}\n`);
    return [];
  }
  /** @type {string[]} */
  const urls = [];
  while (urls.length < WORKERS) {
    const redis = await startRedis(folder);
    children.push(redis.child);
    urls.push(redis.url);
  }
  return urls;
}

/**
 * @param {Folder} folder
 * @param {readonly string[]} jestArguments
 * @param {import('./child.mjs').Child[]} children
 * @param {Readonly<Record<string, string>>} environment
 */
async function runJest(folder, jestArguments, children, environment) {
  const countsFile = path.join(folder.path, 'counts.json');
  const jest = await startChild(folder, 'jest', process.execPath, jestCommand(jestArguments), {
    cwd: root,
    wholeGroup: true,
    stdio: ['ignore', 'inherit', 'pipe'],
    env: {
      ...process.env,
      ...(process.stderr.isTTY && { FORCE_COLOR: '1' }),
      ...environment,
      TEST_COUNTS_FILE: countsFile,
    },
  });
  children.push(jest);
  const leftovers = watchForLeftovers(jest.process.stderr, process.stderr);
  await Promise.all([jest.ended, once(jest.process, 'close')]);
  return report(countsFile, jest.process.exitCode ?? 1, leftovers.signs());
}

/** @param {readonly string[]} jestArguments */
function jestCommand(jestArguments) {
  const jest = path.join(root, 'node_modules/jest/bin/jest.js');
  const counts = path.join(import.meta.dirname, 'jest-counts.mjs');
  return [
    '--experimental-vm-modules',
    '--no-warnings',
    jest,
    ...jestArguments,
    `--testTimeout=${TEST_MS}`,
    '--reporters=default',
    `--reporters=${counts}`,
  ];
}

/** @param {string} countsFile @param {number} exitCode @param {readonly string[]} leftovers */
function report(countsFile, exitCode, leftovers) {
  /** @type {{ passed: number, failed: number, skipped: number }} */
  const counts = existsSync(countsFile)
    ? JSON.parse(readFileSync(countsFile, 'utf8'))
    : { passed: 0, failed: exitCode === 0 ? 0 : 1, skipped: 0 };
  // Last on both streams together: jest itself writes to stderr.
  process.on('exit', () =>
    console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`),
  );
  if (counts.failed > 0) return 1;
  if (leftovers.length === 0 && exitCode === 0) return 0;
  const trace = leftovers.map((sign) => `"${sign}"`).join(' and ') || `jest's exit code ${exitCode}`;
  console.error(`\n  no test failed, but a suite left something running: look for ${trace} above\n`);
  return 1;
}
