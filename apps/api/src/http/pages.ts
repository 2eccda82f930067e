import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { NextFunction, Request, Response } from 'express';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { withBanner } from '../demo/banner.js';

/** The members' client as it was built; the same depth from `src` and from `dist`. */
const PLAY = fileURLToPath(new URL('../../../play/dist', import.meta.url));

const INDEX = 'index.html';

const OURS = /^\/(api|health|socket|admin-link)(\/|$)/;

/** Ends as a file does; a link's dot before or after its words is no file. */
const FILE = /\.[a-z0-9]+$/i;

const isPage = (request: Request): boolean => {
  if (request.method !== 'GET' || OURS.test(request.path)) return false;
  if (request.path === `/${INDEX}`) return true;
  return !FILE.test(request.path) && request.accepts('html') === 'html';
};

/** Every page of the client is one file: paths are the client's own. */
const clientPage =
  (page: string) =>
  (request: Request, response: Response, next: NextFunction): void => {
    if (!isPage(request)) {
      next();
      return;
    }
    response.setHeader('Cache-Control', 'no-cache');
    response.type('html').send(page);
  };

/** Under `assets` a file's name holds a hash of what is in it. */
const cacheOf = (file: string, folder: string): string =>
  file.startsWith(path.join(folder, 'assets', path.sep)) ? 'public, max-age=31536000, immutable' : 'no-cache';

export const servePages = (app: NestExpressApplication, demo: boolean, folder = PLAY): void => {
  const index = path.join(folder, INDEX);
  if (!existsSync(index)) return;
  const page = readFileSync(index, 'utf8');
  // Before the files: the built page itself does not say that this is a demonstration.
  app.use(clientPage(demo ? withBanner(page) : page));
  app.useStaticAssets(folder, {
    index: false,
    etag: false,
    setHeaders: (response: Response, file: string) =>
      response.setHeader('Cache-Control', cacheOf(file, folder)),
  });
};
