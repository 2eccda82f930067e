import type { NextFunction, Request, Response } from 'express';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

export const isOwnOrigin = (origin: string | undefined, origins: readonly string[]): boolean =>
  origin !== undefined && origins.includes(origin);

/** Whatever changes something comes from our own pages: browsers always name the origin of such a request. */
export const originCheck =
  (origins: readonly string[]) =>
  (request: Request, response: Response, next: NextFunction): void => {
    if (READING.has(request.method) || isOwnOrigin(request.headers.origin, origins)) {
      next();
      return;
    }
    response
      .status(403)
      .json({ code: 'foreignOrigin', message: 'The Origin header is missing or not one of ours.' });
  };
