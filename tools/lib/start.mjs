// @ts-check
import { waitForAnswer } from './answers.mjs';
import { build } from './build.mjs';
import { openDatabase } from './choose-database.mjs';
import { openRedis } from './choose-redis.mjs';
import { originOf } from './environment.mjs';
import { say } from './say.mjs';
import { startApi, startDashboard } from './services.mjs';

/**
 * @typedef {import('./environment.mjs').Environment} Environment
 * @typedef {import('./folder.mjs').Folder} Folder
 * @typedef {import('./child.mjs').Child} Child
 */

/**
 * Brings the club up and keeps it until a child ends.
 * @param {Environment} environment
 * @param {Folder} folder
 * @param {(child: Child) => void} started told of every child, in the order they must not be stopped in
 * @returns {Promise<string>} why it is over
 */
export async function start(environment, folder, started) {
  /** @type {Child[]} */
  const children = [];
  const keep = (/** @type {Child} */ child) => {
    children.push(child);
    started(child);
  };
  const databaseUrl = await openDatabase(environment, folder, keep);
  const redisUrl = await openRedis(environment, folder, keep);
  await build(folder, started);

  let isUp = false;
  /** @type {string | undefined} */
  let adminLink;
  const api = await startApi(environment, folder, { databaseUrl, redisUrl }, (link) => {
    adminLink = link;
    if (isUp) showLink(link);
  });
  keep(api);
  const dashboard = await startDashboard(environment, folder);
  keep(dashboard);
  await waitForAnswer(`${originOf(environment.host, environment.port)}/health/ready`, api);
  await waitForAnswer(originOf(environment.host, environment.adminPort), dashboard);
  isUp = true;
  say('the club is open');
  console.log(`\n  club       ${environment.publicUrl ?? shown(environment.host, environment.port)}`);
  console.log(`  dashboard  ${shown(environment.host, environment.adminPort)}`);
  if (adminLink !== undefined) showLink(adminLink);
  console.log('\n  Ctrl-C stops all of it.\n');
  return Promise.race(children.map(async (child) => `${child.name} ended (${await child.ended})`));
}

/** @param {string} link */
function showLink(link) {
  console.log(`  administrator link: ${link}`);
}

/** @param {string} host @param {number} port */
function shown(host, port) {
  return host === '127.0.0.1' ? `http://localhost:${port}` : originOf(host, port);
}
