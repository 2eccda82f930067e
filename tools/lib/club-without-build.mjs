// @ts-check
/**
 * `node club-without-build.mjs MAIN`: what `npm start` keeps running, with a program that is there already and no
 * dashboard, for tests that kill it. Tells its database's owner on a line `open: URL` when the club is open.
 */
import { openDatabase } from './choose-database.mjs';
import { openRedis } from './choose-redis.mjs';
import { startChild } from './child.mjs';
import { readEnvironment } from './environment.mjs';
import { holdFolder } from './folder.mjs';
import { Refusal, run } from './say.mjs';

await run(async () => {
  const main = process.argv[2];
  if (main === undefined) throw new Refusal('usage: node club-without-build.mjs MAIN');
  const environment = readEnvironment();
  const folder = await holdFolder(environment.dataDir);
  const databaseUrl = await openDatabase(environment, folder, () => undefined);
  const redisUrl = await openRedis(environment, folder, () => undefined);
  const api = await startChild(folder, 'api', process.execPath, [main], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DATABASE_URL: databaseUrl, REDIS_URL: redisUrl },
  });
  api.process.stdout?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
    if (text.includes('listening:')) console.log(`open: ${databaseUrl}`);
  });
  throw new Refusal(`the api ended (${await api.ended})`);
});
