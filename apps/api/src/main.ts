import { chooseMove } from '@killer-club/bots';
import { DEFAULT_SCORING, scoreGame } from '@killer-club/rules';
import { pino } from 'pino';
import { createApp } from './app.js';
import { createClub, type Club } from './club.js';
import { readConfig, type Config } from './config/config.js';
import { startupLine } from './config/startup-line.js';
import { openCore } from './runner/core.js';
import { CLUB_RULES } from './runner/rules.js';

/** Longest an orderly end may take, in milliseconds; after it the process ends as it is. */
const STOP_MS = 5_000;

/** While the club has no administrator every start prints a new link. */
const printAdminLink = async (club: Club, config: Config): Promise<void> => {
  // A demonstration has nobody to administer.
  if (config.demo !== null || (await club.members.hasAdministrator())) return;
  const token = await club.adminLinks.issue();
  process.stdout.write(`administrator link: ${config.publicUrl}/admin-link/${token}\n`);
};

const serve = async (config: Config): Promise<void> => {
  const logger = pino({ level: process.env['LOG_LEVEL'] ?? 'warn' }, process.stderr);
  const core = await openCore({
    databaseUrl: config.databaseUrl,
    redisUrl: config.redisUrl,
    rules: CLUB_RULES,
    score: (state) => scoreGame(state, DEFAULT_SCORING),
    logger,
    pace: config.demo?.speed ?? 1,
    unsafeDurability: config.unsafeDatabase,
  });
  const club = await createClub({ config, core, choose: chooseMove, logger });
  const app = await createApp(club, config, logger);
  await app.listen(config.port, config.host);
  await printAdminLink(club, config);
  process.stdout.write(`listening: ${config.publicUrl}\n`);

  const stop = async (): Promise<void> => {
    setTimeout(() => process.exit(0), STOP_MS).unref();
    await app.close();
    await core.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      stop().catch(() => process.exit(1));
    });
  }
};

const start = async (): Promise<void> => {
  let config: Config | null = null;
  try {
    config = readConfig(process.env);
    await serve(config);
  } catch (error) {
    process.stderr.write(`${startupLine(error, config)}\n`);
    process.exit(1);
  }
};

await start();
