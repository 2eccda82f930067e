import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from './app.module.js';
import type { Club } from './club.js';
import type { Config } from './config/config.js';
import { demoHeader } from './demo/banner.js';
import { SocketAdapter } from './gateway/socket-adapter.js';
import { clubTime, commonHeaders } from './http/headers.js';
import { originCheck } from './http/origin.js';
import { servePages } from './http/pages.js';
import { ParamsPipe } from './http/params.pipe.js';
import { ProblemFilter } from './http/problem.filter.js';
import type { Log } from './runner/log.js';

/** Bodies are small; anything longer is refused before it is read. */
const BODY_LIMIT = '16kb';

const OPTIONS = Object.freeze({ logger: false, abortOnError: false, bodyParser: false } as const);

/** The club behind its doors, not yet listening. */
export const createApp = async (club: Club, config: Config, logger: Log): Promise<NestExpressApplication> => {
  const app = await NestFactory.create<NestExpressApplication>(AppModule.of(club), OPTIONS);
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  // An ETag is a hash of what a body says: two viewers could compare what they were told.
  app.set('etag', false);
  app.use(commonHeaders);
  if (config.demo !== null) app.use(demoHeader);
  app.use('/api', clubTime(club.clock), originCheck(config.origins));
  app.useBodyParser('json', { limit: BODY_LIMIT });
  servePages(app, config.demo !== null);
  app.useGlobalPipes(new ParamsPipe());
  app.useGlobalFilters(new ProblemFilter(logger));
  app.useWebSocketAdapter(new SocketAdapter(app, config.origins));
  return app;
};
