import { Redis } from 'ioredis';

/** A connection that fails at once while Redis is away, instead of queueing without bound, and comes back by itself. */
export const createRedis = (url: string, onError: (error: Error) => void): Redis => {
  const redis = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 1,
    connectTimeout: 2_000,
    commandTimeout: 2_000,
    retryStrategy: (times) => Math.min(50 * times, 1_000),
  });
  redis.on('error', onError);
  return redis;
};
