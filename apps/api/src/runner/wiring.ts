import type { ClubClock } from '../clock/club-clock.js';
import { RealTimers } from '../clock/real-timers.js';
import { createRedis } from '../database/redis.js';
import type { Deadlines } from '../deadlines/deadlines.js';
import { InProcessDeadlines } from '../deadlines/in-process-deadlines.js';
import { RedisDeadlines } from '../deadlines/redis-deadlines.js';
import { InProcessPokes } from '../pokes/in-process-pokes.js';
import type { Pokes } from '../pokes/pokes.js';
import { RedisPokes } from '../pokes/redis-pokes.js';
import { causeOf, type Log } from './log.js';

export interface WiringConfig {
  /** Null: this is the only process of the club. */
  readonly redisUrl: string | null;
  readonly redisPrefix?: string;
  readonly clock: ClubClock;
  readonly pace: number;
  readonly logger: Log;
}

export interface Wiring {
  readonly deadlines: Deadlines;
  readonly pokes: Pokes;
  /**
   * How far ahead the sweeper looks: in time where timers die with the process, a second behind where
   * Redis wakes the games. Milliseconds of the club's clock.
   */
  readonly sweepAheadMs: number;
  /**
   * How long after a deadline its expiry is asked: what was stamped in time, on another node too, gets this
   * long to be committed. Milliseconds of the club's clock.
   */
  readonly expirySlackMs: number;
  readonly open: () => Promise<void>;
  readonly close: () => void;
}

/** Real milliseconds between two complaints about a Redis that is away: it is asked many times a second. */
const QUIET_MS = 10_000;

const nowAndThen = (complain: (error: unknown) => void): ((error: unknown) => void) => {
  let next = 0;
  return (error) => {
    if (performance.now() < next) return;
    next = performance.now() + QUIET_MS;
    complain(error);
  };
};

const alone = ({ clock, pace }: WiringConfig): Wiring => ({
  deadlines: new InProcessDeadlines({ clock, timers: new RealTimers(pace) }),
  pokes: new InProcessPokes(),
  sweepAheadMs: 1_500 * pace,
  expirySlackMs: 20 * pace,
  open: () => Promise.resolve(),
  close: () => undefined,
});

const together = (url: string, { clock, pace, redisPrefix, logger }: WiringConfig): Wiring => {
  const prefix = redisPrefix ?? 'killer:';
  const onError = nowAndThen((error: unknown) => {
    logger.warn(causeOf(error), 'Redis (REDIS_URL) does not answer; the sweeper stands in');
  });
  const [redis, subscriber] = [createRedis(url, onError), createRedis(url, onError)];
  return {
    deadlines: new RedisDeadlines({ redis, clock, timers: new RealTimers(pace), onError, prefix }),
    pokes: new RedisPokes({ publisher: redis, subscriber, onError, prefix }),
    sweepAheadMs: -1_000 * pace,
    expirySlackMs: 200 * pace,
    open: async () => {
      // A Redis that is away is no reason not to start.
      await Promise.allSettled([redis.connect(), subscriber.connect()]);
    },
    close: () => {
      redis.disconnect();
      subscriber.disconnect();
    },
  };
};

/** The ports between nodes: through Redis where the club has one, else within this process. */
export const wire = (config: WiringConfig): Wiring =>
  config.redisUrl === null ? alone(config) : together(config.redisUrl, config);
