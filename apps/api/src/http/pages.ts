import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { NextFunction, Request, Response } from 'express';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { withBanner } from '../demo/banner.js';

/** The members' client as it was built; the same depth from `src` and from `dist`. */
const PLAY = fileURLToPath(new URL('../../../play/dist', import.meta.url));
const INDEX = `${PLAY}/index.html`;

const OURS = /^\/(api|health|socket|admin-link)(\/|$)/;

/** Every page of the client is one file: paths are the client's own. */
const clientPage =
  (page: string) =>
  (request: Request, response: Response, next: NextFunction): void => {
    const wanted = request.method === 'GET' && !OURS.test(request.path) && request.accepts('html') === 'html';
    if (!wanted || request.path.includes('.')) {
      next();
      return;
    }
    response.setHeader('Cache-Control', 'no-cache');
    response.type('html').send(page);
  };

export const servePages = (app: NestExpressApplication, demo: boolean): void => {
  if (!existsSync(INDEX)) return;
  const page = readFileSync(INDEX, 'utf8');
  app.useStaticAssets(PLAY, { index: false, etag: false });
  app.use(clientPage(demo ? withBanner(page) : page));
};
