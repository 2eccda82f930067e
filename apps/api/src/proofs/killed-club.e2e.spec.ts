import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { GRACE_MS, type EventOf, type GameEvent, type View } from '@killer-club/rules';
import type { Pool } from 'pg';
import { freePort } from '../../../../tools/lib/port.mjs';
import { hasRedisServer } from '../../../../tools/lib/redis.mjs';
import { transpileApi } from '../../../../tools/lib/transpile.mjs';
import { createPool } from '../database/pool.js';
import { PostgresEventStore } from '../runner/event-store.repository.js';
import { eventually } from '../testing/eventually.js';
import { openGame } from '../testing/open-game.js';
import { signUp, type RankedGame } from '../testing/ranked-tables.js';
import { seeded } from '../testing/seeded.js';
import { SocketPlayer, type Sent } from '../testing/socket-player.js';
import { WholeClub } from '../testing/whole-club.js';

jest.setTimeout(180_000);

const SECONDS = { night: 30, speech: 30, lastWords: 30, call: 4 };
/** What an outage gives back at least, in milliseconds. */
const LEAST_BACK = 10_000;
/** Patience with a machine that starts a whole club again. */
const PATIENCE = 60_000;

describe('a whole club, killed in mid-ballot', () => {
  let program: Awaited<ReturnType<typeof transpileApi>>;
  let club: WholeClub;
  let pool: Pool;
  let port: number;
  let players: SocketPlayer[] = [];

  const connect = (url: string): void => {
    pool = createPool({ url, max: 2, onError: () => undefined });
  };

  beforeAll(async () => {
    program = await transpileApi();
    port = await freePort();
    const dataDir = path.join(tmpdir(), `killed-club-${randomUUID()}`);
    club = new WholeClub({ main: program.main, port, adminPort: await freePort(), dataDir });
    connect(await club.start());
  });

  afterAll(async () => {
    for (const player of players) player.close();
    await pool.end();
    await club.killEverything();
    program.remove();
    club.remove();
  });

  const sitDown = ({ game, places }: RankedGame): void => {
    const random = seeded(5);
    players = places.map(
      ({ seat, person }) =>
        new SocketPlayer({
          game,
          seat,
          memberId: person.id,
          cookie: person.cookie,
          port,
          random,
          rests: ({ phase }) => phase.kind === 'call',
        }),
    );
  };

  const eventsOf = async (game: string): Promise<readonly GameEvent[]> =>
    (await new PostgresEventStore(pool).catchUp({ gameId: game, known: 0, texts: false }))!.events;

  const isHeld = (event: GameEvent): event is EventOf<'clockHeld'> => event.type === 'clockHeld';

  const firstCall = async (): Promise<View> => {
    await eventually(() => players.every(({ view }) => view?.phase.kind === 'call'), PATIENCE);
    return players[0]!.view!;
  };

  const vote = async ({ phase, stage }: View, voters: readonly SocketPlayer[]): Promise<Sent[]> => {
    const candidate = phase.kind === 'call' ? phase.candidate : 0;
    const command = { type: 'castVote', stage, candidate };
    const sent = voters.map((player) => player.send(command));
    await eventually(() => sent.every(({ code }) => code !== null));
    return sent;
  };

  it('goes on from the last acknowledged command and gives the missing time back', async () => {
    const names = Array.from({ length: 8 }, (_, index) => `Survivor ${index + 100}`);
    const people = await signUp(() => club.visitor(), names);
    const game = await openGame(pool, people, { name: 'killed', seconds: SECONDS });
    sitDown(game);
    const view = await firstCall();
    const alive = players.filter((_, index) => view.seats[index]!.exit === null);
    const [before, after] = [alive.slice(0, 3), alive.slice(3)];
    const acknowledged = await vote(view, before);
    expect(acknowledged.map(({ code }) => code)).toEqual(['ok', 'ok', 'ok']);
    const log = await eventsOf(game.game);

    await pool.end();
    const killed = await club.killEverything();
    expect(killed).toEqual(hasRedisServer() ? ['postgres', 'redis-server', 'api'] : ['postgres', 'api']);
    expect(club.locked).toBe(true);
    // The call's last moment passes while nobody lives.
    await eventually(() => Date.now() > view.until! + GRACE_MS);

    connect(await club.start());
    await eventually(async () => (await eventsOf(game.game)).some(isHeld), PATIENCE);
    const events = await eventsOf(game.game);
    expect(events.slice(0, log.length)).toEqual(log);
    const held = events.filter(isHeld);
    expect(held).toHaveLength(1);
    expect(held[0]!.missing).toBeGreaterThanOrEqual(LEAST_BACK);
    expect(events.some(({ type }) => type === 'callClosed')).toBe(false);

    const back = view.until! + held[0]!.missing;
    await eventually(() => alive.every((player) => player.view!.until === back));
    expect(alive.map((player) => player.view!.stage)).toEqual(alive.map(() => view.stage));
    const late = await vote(view, after);
    expect(late.map(({ code }) => code)).toEqual(late.map(() => 'ok'));
    const voters = (await eventsOf(game.game)).flatMap((event) =>
      event.type === 'voteCast' ? [event.seat] : [],
    );
    expect(voters.sort((a, b) => a - b)).toEqual(
      view.seats.flatMap(({ seat, exit }) => (exit === null ? [seat] : [])),
    );
  });
});
