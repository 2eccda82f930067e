import { readFileSync } from 'node:fs';
import { setTimeout as pass } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { GRACE_MS, type GameEvent, type View } from '@killer-club/rules';
import type { Pool } from 'pg';
import { freePort } from '../../../../tools/lib/port.mjs';
import { transpileApi } from '../../../../tools/lib/transpile.mjs';
import { createPool } from '../database/pool.js';
import { PostgresEventStore } from '../runner/event-store.repository.js';
import { ApiProcess } from '../testing/api-process.js';
import { testRedisUrl } from '../testing/database.js';
import { startDurableCluster, type DurableCluster } from '../testing/durable-cluster.js';
import { eventually } from '../testing/eventually.js';
import { openGame } from '../testing/open-game.js';
import { signUp, type Person, type RankedGame } from '../testing/ranked-tables.js';
import { seeded } from '../testing/seeded.js';
import { SocketPlayer, type Sent } from '../testing/socket-player.js';

jest.setTimeout(180_000);

const BALLOTS = process.env['DEEP'] === '1' ? 4 : 1;
const SECONDS = { night: 20, speech: 20, lastWords: 20, statement: 20, offCircleSpeech: 20, call: 2 };
/** Twelve are left to vote after the first night. */
const SIZE = 13;
/** Nobody listens there. */
const DEAD_REDIS = 'redis://127.0.0.1:1';

const redis = testRedisUrl();

/** A node of the club that others share has a REDIS_URL: one that is there, or one that is away. */
const CLUBS: [string, string][] = [['while Redis is away', DEAD_REDIS]];
if (redis !== undefined) CLUBS.push(['with Redis', redis]);

interface Vote {
  readonly seat: number;
  readonly sent: Sent;
}

describe('two apis on one database', () => {
  const random = seeded(20);
  let cluster: DurableCluster;
  let program: Awaited<ReturnType<typeof transpileApi>>;
  let pool: Pool;
  let people: Person[] = [];
  let apis: ApiProcess[] = [];
  let players: SocketPlayer[] = [];

  beforeAll(async () => {
    cluster = await startDurableCluster();
    program = await transpileApi();
    pool = createPool({ url: cluster.ownerUrl, max: 4, onError: () => undefined });
  });

  afterEach(async () => {
    for (const player of players) player.close();
    await Promise.all(apis.map((api) => api.stop()));
    await pool.query('update game_seat set living = false');
  });

  afterAll(async () => {
    await pool.end();
    program.remove();
    await cluster.drop();
  });

  const open = async (redisUrl: string): Promise<void> => {
    const options = { main: program.main, databaseUrl: cluster.url, redisUrl };
    const ports = [await freePort(), await freePort()];
    apis = ports.map((port) => new ApiProcess({ ...options, port }));
    await Promise.all(apis.map((api) => api.start()));
    if (people.length > 0) return;
    const names = Array.from({ length: SIZE }, (_, index) => `Voter ${index + 100}`);
    people = await signUp(() => apis[0]!.visitor(), names);
  };

  /** Half of them at the other api; neighbours together, as they speak one after the other. */
  const sitDown = ({ game, places }: RankedGame): void => {
    players = places.map(
      ({ seat, person }, index) =>
        new SocketPlayer({
          game,
          seat,
          memberId: person.id,
          cookie: person.cookie,
          port: apis[index < SIZE / 2 ? 0 : 1]!.port,
          random,
          rests: ({ phase }) => phase.kind === 'call',
        }),
    );
  };

  const views = (): View[] => players.flatMap(({ view }) => (view ? [view] : []));

  /** The first call of a ballot that all have seen; null when the game is over. */
  const nextBallot = async (ballots: number): Promise<View | null> => {
    const isThere = ({ phase, ballots: { length } }: View): boolean =>
      phase.kind === 'ended' || (phase.kind === 'call' && length > ballots);
    await eventually(() => views().length === players.length && views().every(isThere), 60_000);
    const [view] = views();
    return view?.phase.kind === 'call' ? view : null;
  };

  const living = ({ seats }: View): number[] =>
    seats.filter(({ exit }) => exit === null).map(({ seat }) => seat);

  /** Everybody votes in one breath, a few milliseconds before the last one that counts. */
  const voteAtTheEnd = async (view: View): Promise<Vote[]> => {
    const candidate = view.phase.kind === 'call' ? view.phase.candidate : 0;
    const last = view.until! + GRACE_MS;
    await pass(last - 5 - random() * 40 - Date.now());
    const vote = { type: 'castVote', stage: view.stage, candidate };
    const votes = living(view).map((seat) => ({ seat, sent: players[seat - 1]!.send(vote) }));
    await eventually(() => votes.every(({ sent }) => sent.code !== null));
    return votes;
  };

  const eventsOf = async (game: string): Promise<readonly GameEvent[]> =>
    (await new PostgresEventStore(pool).catchUp({ gameId: game, known: 0, texts: false }))!.events;

  /** What was stamped in time counts, on whichever node; what was not is refused. */
  const judge = async (game: string, view: View, votes: readonly Vote[]): Promise<number> => {
    const candidate = view.phase.kind === 'call' ? view.phase.candidate : 0;
    const last = view.until! + GRACE_MS;
    const inTime = votes.filter(({ sent }) => sent.at <= last);
    expect(inTime.map(({ sent }) => sent.code)).toEqual(inTime.map(() => 'ok'));
    for (const { sent } of votes.filter(({ sent: { at } }) => at > last)) {
      expect(['tooLate', 'staleStage']).toContain(sent.code);
    }
    const closings = async () =>
      (await eventsOf(game)).filter(
        (event) => event.type === 'callClosed' && event.at > last - 1 && event.candidate === candidate,
      );
    await eventually(async () => (await closings()).length > 0);
    expect(await closings()).toMatchObject([{ voters: inTime.map(({ seat }) => seat) }]);
    const sql = 'select count(*)::int as n from receipt where game_id = $1 and command_id = $2';
    const { rows } = await pool.query<{ n: number }>(sql, [game, `expire:stage:${view.stage}`]);
    expect(rows[0]!.n).toBe(1);
    return inTime.length;
  };

  it.each(CLUBS)('count every vote that came in time, %s', async (_, redisUrl) => {
    await open(redisUrl);
    const game = await openGame(pool, people, { name: `votes by ${redisUrl}`, seconds: SECONDS });
    sitDown(game);
    let counted = 0;
    for (let ballot = 0; ballot < BALLOTS; ballot += 1) {
      const view = await nextBallot(ballot);
      if (view === null) break;
      counted += await judge(game.game, view, await voteAtTheEnd(view));
    }
    expect(counted).toBeGreaterThan(0);
    expect(readFileSync(cluster.logFile, 'utf8')).not.toContain('deadlock detected');
  });
});
