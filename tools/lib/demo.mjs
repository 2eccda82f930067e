// @ts-check
import path from 'node:path';
import { waitForAnswer } from './answers.mjs';
import { build } from './build.mjs';
import { DEMO } from './build-stamp.mjs';
import { startChild } from './child.mjs';
import { migrate } from './migrate.mjs';
import { follow } from './output.mjs';
import { freePort } from './port.mjs';
import { say } from './say.mjs';
import { startScratch } from './scratch.mjs';

/**
 * @typedef {import('./child.mjs').Child} Child
 * @typedef {import('./folder.mjs').Folder} Folder
 * @typedef {import('./scratch.mjs').Scratch} Scratch
 */

const root = path.resolve(import.meta.dirname, '../..');
export const DATABASE = 'demo';
/**
 * The demonstration is as durable as a club: nothing of PostgreSQL's is switched off.
 * @type {Readonly<Record<string, string>>}
 */
const DURABLE = {};

/**
 * A server in demo mode on a database of its own in a temporary folder, gone with it.
 * @param {number} speed milliseconds of the club's clock in a real one
 * @param {readonly string[]} [nodeOptions]
 */
export async function startDemoServer(speed, nodeOptions = []) {
  const scratch = await startScratch(DATABASE, DURABLE);
  try {
    const apiUrl = scratch.cluster.url('api', DATABASE);
    await migrate(scratch.cluster.url('owner', DATABASE), apiUrl);
    say('demo: a PostgreSQL of its own, durable');
    const { api, url } = await startApi(scratch.folder, apiUrl, speed, nodeOptions);
    return {
      url,
      scratch,
      api,
      async stop() {
        await api.stop();
        await scratch.drop();
      },
    };
  } catch (error) {
    await scratch.drop();
    throw error;
  }
}

/** @param {Folder} folder @param {string} databaseUrl @param {number} speed @param {readonly string[]} nodeOptions */
async function startApi(folder, databaseUrl, speed, nodeOptions) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const api = await startChild(
    folder,
    'api',
    process.execPath,
    [...nodeOptions, path.join(root, 'apps/api/dist/main.js')],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DATABASE_URL: databaseUrl,
        DATABASE_OWNER_URL: undefined,
        REDIS_URL: undefined,
        SESSION_SECRET: undefined,
        TRUST_PROXY: undefined,
        HOST: '127.0.0.1',
        PORT: String(port),
        PUBLIC_URL: url,
        DEMO: '1',
        DEMO_SPEED: String(speed),
      },
    },
  );
  follow(api, path.join(folder.path, 'api.log'), (line) => line.startsWith('listening: '));
  try {
    await waitForAnswer(`${url}/health/ready`, api);
  } catch (error) {
    await api.stop();
    throw error;
  }
  return { api, url };
}

/**
 * The process whose bots play.
 * @param {Folder} folder
 * @param {{ readonly url: string, readonly plan: import('./demo-options.mjs').DemoPlan, readonly sampleAfter: number | null }} order
 * @param {import('node:child_process').IOType} output where its standard output goes
 */
export function startBots(folder, order, output = 'inherit') {
  const main = path.join(root, 'tools/demo/dist/main.js');
  return startChild(folder, 'bots', process.execPath, [main, JSON.stringify(order)], {
    cwd: root,
    stdio: ['ignore', output, 'inherit'],
  });
}

/**
 * @param {Folder} folder
 * @param {(child: Child) => void} started
 */
export function buildDemo(folder, started) {
  return build(folder, started, DEMO);
}
