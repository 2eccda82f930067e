import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { applyMessage } from '@killer-club/rules';
import type { ServerFrames } from '@killer-club/protocol';
import { AccountsService } from './accounts/accounts.service.js';
import { AdminLinkRepository } from './accounts/admin-link.repository.js';
import { createAuth } from './accounts/auth.js';
import { DoorLimits } from './accounts/door-limits.js';
import { InvitationRepository } from './accounts/invitation.repository.js';
import { MemberRepository } from './accounts/member.repository.js';
import { SessionEnds } from './accounts/session-ends.js';
import { SessionRepository } from './accounts/session.repository.js';
import { Sessions } from './accounts/sessions.js';
import { SettingRepository } from './accounts/setting.repository.js';
import { AuditRepository } from './audit/audit.repository.js';
import type { ChooseMove } from './bots/bot-brain.js';
import { BotHost } from './bots/bot-host.js';
import { BotMemberRepository } from './bots/bot-member.repository.js';
import { BotSeatRepository } from './bots/bot-seat.repository.js';
import { RealTimers } from './clock/real-timers.js';
import { ClubMode } from './config/club-mode.js';
import type { Config } from './config/config.js';
import { createPrisma } from './database/prisma.js';
import { DemoRepository } from './demo/demo.repository.js';
import { DemoService } from './demo/demo.service.js';
import { DemoSessions } from './demo/demo-sessions.js';
import { Connections } from './gateway/connections.js';
import { Dispatcher } from './gateway/dispatcher.js';
import { JudgeWatch } from './gateway/judge-watch.js';
import { JudgeRepository } from './gateway/judge.repository.js';
import { Presence } from './gateway/presence.js';
import { PresenceRepository } from './gateway/presence.repository.js';
import { SeatDirectory } from './gateway/seat-directory.js';
import { SessionWatch } from './gateway/session-watch.js';
import { Watching } from './gateway/watching.js';
import { GameRepository } from './http/game.repository.js';
import { GamesService } from './http/games.service.js';
import { LedgerRepository } from './http/ledger.repository.js';
import { RateLimiter } from './http/rate-limiter.js';
import { StatisticsRepository } from './http/statistics.repository.js';
import { Matchmaker } from './queue/matchmaker.js';
import { QueueRepository } from './queue/queue.repository.js';
import type { ServerCore } from './runner/core.js';
import { PostgresEventStore } from './runner/event-store.repository.js';
import { causeOf, type Log } from './runner/log.js';
import { CLUB_RULES } from './runner/rules.js';
import { EndedTables } from './tables/ended-tables.js';
import { GameStart } from './tables/game-start.js';
import { offeredRulesets } from './tables/offer.js';
import { ReadyCheckRepository } from './tables/ready-check.repository.js';
import { ReadyChecks } from './tables/ready-checks.js';
import { TableKeeper } from './tables/table-keeper.js';
import { TableRepository } from './tables/table.repository.js';
import { TablesService } from './tables/tables.service.js';

export interface ClubOptions {
  readonly config: Config;
  readonly core: Pick<ServerCore, 'pool' | 'clock' | 'runner' | 'notReady'>;
  readonly choose: ChooseMove;
  readonly logger: Log;
}

/** Frames of all kinds a member may send; speech has a tighter limit of its own. */
const FRAME_LIMIT = { burst: 60, perSecond: 15 };
const SPEECH_LIMIT = { burst: 8, perSecond: 1 };

/** Sends to a room; the gateway fills it in when its server is up. */
export class Outlet {
  send: (room: string, frame: ServerFrames['messages']) => void = () => undefined;
}

/** Everything on the club's side of the api, put together. Nest only gives it doors. */
export const createClub = async ({ config, core, choose, logger }: ClubOptions) => {
  const { pool, clock, runner } = core;
  const pace = config.demo?.speed ?? 1;
  /** Limits are meant in the club's time: in a demonstration that runs faster, so do they. */
  const monotonic = (): number => performance.now() * pace;
  const onError = (error: unknown): void => {
    logger.error(causeOf(error), 'a task of the club failed');
  };
  const prisma = createPrisma({ url: config.databaseUrl, onError });
  const settings = new SettingRepository(prisma);
  const demonstrations = new DemoRepository(pool);
  if (config.demo !== null) await demonstrations.claim();
  const secret = config.sessionSecret ?? (await settings.sessionSecret());
  const auth = createAuth({ pool, publicUrl: config.publicUrl, secret });
  const sessions = new Sessions(auth);
  const members = new MemberRepository(prisma);
  const invitations = new InvitationRepository(prisma, clock);
  const adminLinks = new AdminLinkRepository(prisma, clock);
  const audit = new AuditRepository(prisma);
  const judges = new JudgeRepository(pool);
  const directory = new SeatDirectory(pool, judges);

  const connections = new Connections();
  const presence = new Presence({
    connections,
    repository: new PresenceRepository(pool, randomUUID()),
    runner,
    clock,
  });
  const outlet = new Outlet();
  const watching = new Watching({
    runner,
    directory,
    broadcast: (room, frame) => {
      outlet.send(room, frame);
    },
    onError,
  });
  const dispatcher = new Dispatcher({
    runner,
    watching,
    directory,
    members,
    audit,
    clock,
    frames: new RateLimiter(FRAME_LIMIT, monotonic),
    speech: new RateLimiter(SPEECH_LIMIT, monotonic),
    onError,
  });

  const tables = new TableRepository(pool);
  const checks = new ReadyCheckRepository(pool);
  const queue = new QueueRepository(pool);
  const readyChecks = new ReadyChecks({ tables, checks, queue, readySeconds: config.readySeconds });
  const onStart: ConstructorParameters<typeof GameStart>[0]['onStart'] = (gameId, seats) =>
    presence.absentAtStart(gameId, seats);
  const gameStart = new GameStart({ pool, runner, tables, checks, readyChecks, onStart });
  const endedTables = new EndedTables({ pool, runner, tables, readyChecks, directory });
  const bots = new BotMemberRepository();

  const games = new GameRepository(pool, offeredRulesets());
  return {
    accounts: new AccountsService({ sessions, invitations, adminLinks, settings }),
    sessions,
    members,
    invitations,
    adminLinks,
    settings,
    doorLimits: new DoorLimits({ now: () => performance.now(), pause: (ms) => setTimeout(ms) }),
    ends: new SessionEnds(),
    mode: new ClubMode(config.demo),
    connections,
    presence,
    sessionWatch: new SessionWatch({ connections, sessions: new SessionRepository(pool) }),
    judgeWatch: new JudgeWatch({ judges, runner, audit, clock }),
    outlet,
    watching,
    dispatcher,
    tables,
    queue,
    tablesService: new TablesService({
      pool,
      tables,
      checks,
      readyChecks,
      queue,
      bots,
      gameStart,
      endedTables,
    }),
    matchmaker: new Matchmaker({ pool, queue, tables, readyChecks, endedTables }),
    keeper: new TableKeeper({ pool, tables, checks, readyChecks, gameStart, endedTables, onError }),
    botHost: new BotHost({
      seats: new BotSeatRepository(pool),
      runner,
      clock,
      timers: new RealTimers(pace),
      choose,
      applyMessage,
      onError,
    }),
    games,
    ledger: new LedgerRepository(prisma, pool),
    gamesService: new GamesService({ games, runner, store: new PostgresEventStore(pool), rules: CLUB_RULES }),
    statistics: new StatisticsRepository(pool, offeredRulesets()),
    demo:
      config.demo === null
        ? null
        : new DemoService({ runner, repository: demonstrations, sessions: new DemoSessions(auth) }),
    readiness: { notReady: () => core.notReady() },
    clock,
    onError,
    close: () => prisma.$disconnect(),
  };
};

export type Club = Awaited<ReturnType<typeof createClub>>;
