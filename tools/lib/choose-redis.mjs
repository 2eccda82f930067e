// @ts-check
import { hasRedisServer, REDIS_HINT, startRedis } from './redis.mjs';
import { Refusal, say } from './say.mjs';

/**
 * REDIS_URL, else a private redis-server, else none: then the api's in-process ports serve.
 * @param {import('./environment.mjs').Environment} environment
 * @param {import('./folder.mjs').Folder} folder
 * @param {(child: import('./child.mjs').Child) => void} started
 * @returns {Promise<string | undefined>}
 */
export async function openRedis({ redisUrl }, folder, started) {
  if (redisUrl !== undefined) {
    if (!URL.canParse(redisUrl)) throw new Refusal('REDIS_URL is not a URL (redis://host:port)');
    say('Redis: REDIS_URL');
    return redisUrl;
  }
  if (!hasRedisServer()) {
    say(
      `Redis: none, deadlines and pokes stay in the api's process (for more than one process, ${REDIS_HINT})`,
    );
    return undefined;
  }
  const { url, child } = await startRedis(folder);
  started(child);
  say('Redis: a private redis-server of its own');
  return url;
}
