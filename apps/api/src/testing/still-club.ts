import type { NestExpressApplication } from '@nestjs/platform-express';
import type { RequestHandler } from 'express';
import type { Pool } from 'pg';
import { createApp } from '../app.js';
import { ManualClock } from '../clock/manual-clock.js';
import { createClub, type Club } from '../club.js';
import { readConfig } from '../config/config.js';
import { createPool } from '../database/pool.js';
import { InProcessDeadlines } from '../deadlines/in-process-deadlines.js';
import { InProcessPokes, PokeBus } from '../pokes/in-process-pokes.js';
import { PostgresEventStore } from '../runner/event-store.repository.js';
import type { GameRules } from '../runner/game-rules.js';
import { SILENT } from '../runner/log.js';
import { Outages } from '../runner/outages.js';
import type { Answer, Submission } from '../runner/port.js';
import { CLUB_RULES } from '../runner/rules.js';
import { Runner, type RunnerOptions } from '../runner/runner.js';
import { ORIGIN, TestMember } from './club-app.js';
import type { TestDatabase } from './database.js';

/** What a test may put in the place of the real thing. */
export interface StillClubOptions {
  readonly clock?: ManualClock;
  /** Nodes that poke each other share one. */
  readonly bus?: PokeBus;
  readonly rules?: GameRules;
  /** Changes an answer on its way from the runner to the gateway. */
  readonly answer?: (answer: Answer, submission: Submission, pool: Pool) => Promise<Answer> | Answer;
  /** Stands before every route. */
  readonly before?: (pool: Pool) => RequestHandler;
  /** How long after a deadline its expiry is asked, in milliseconds. */
  readonly expirySlackMs?: number;
}

/** Names of texts are drawn by chance in the gateway; here they follow from the command that brings them. */
const withFixedTextId = (submission: Submission): Submission => {
  const { command, actorKey, commandId } = submission;
  if (command.type !== 'speak') return submission;
  return {
    ...submission,
    command: { ...command, text: { ...command.text, id: `${actorKey}/${commandId}` } },
  };
};

class StillRunner extends Runner {
  /** Commands that have reached the runner. */
  received = 0;

  constructor(
    options: RunnerOptions,
    private readonly change: (answer: Answer, submission: Submission) => Promise<Answer> | Answer,
  ) {
    super(options);
  }

  override async submit(submission: Submission): Promise<Answer> {
    this.received += 1;
    return this.change(await super.submit(withFixedTextId(submission)), submission);
  }
}

/** A whole api behind its doors, on a clock that stands until the test moves it; no chance in what it sends. */
export class StillClub {
  private constructor(
    readonly pool: Pool,
    readonly clock: ManualClock,
    readonly runner: StillRunner,
    readonly club: Club,
    private readonly app: NestExpressApplication,
  ) {}

  static async open(database: TestDatabase, options: StillClubOptions = {}): Promise<StillClub> {
    const clock = options.clock ?? new ManualClock();
    const config = readConfig({ DATABASE_URL: database.url, PUBLIC_URL: ORIGIN });
    const pool = createPool({ url: database.url, max: 6, onError: () => undefined });
    const runner = new StillRunner(
      {
        rules: options.rules ?? CLUB_RULES,
        store: new PostgresEventStore(pool),
        clock,
        deadlines: new InProcessDeadlines({ clock, timers: clock }),
        pokes: new InProcessPokes(options.bus ?? new PokeBus()),
        outages: new Outages({ now: () => clock.now(), thresholdMs: 60_000 }),
        logger: SILENT,
        patienceMs: 20_000,
        expirySlackMs: options.expirySlackMs ?? 0,
      },
      (answer, submission) => options.answer?.(answer, submission, pool) ?? answer,
    );
    await runner.open();
    const core = { pool, clock, runner, notReady: () => Promise.resolve(null) };
    const club = await createClub({ config, core, choose: () => null, logger: SILENT });
    const app = await createApp(club, config, SILENT);
    if (options.before) app.use(options.before(pool));
    await app.listen(0, '127.0.0.1');
    return new StillClub(pool, clock, runner, club, app);
  }

  get port(): number {
    const address = this.app.getHttpServer().address();
    if (address === null || typeof address === 'string') throw new Error('not listening on a port');
    return address.port;
  }

  /** Somebody at the door, with the cookies they got earlier if there are any. */
  visitor(cookie = ''): TestMember {
    return new TestMember(`http://127.0.0.1:${this.port}`, cookie);
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.runner.close();
    await this.pool.end();
  }
}
