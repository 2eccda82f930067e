import type { NextFunction, Request, Response } from 'express';

const BANNER =
  '<p role="note" style="margin:0;padding:.5rem 1rem;background:#b45309;color:#fff;font:600 1rem system-ui">' +
  'Demonstration: bots play, nothing here counts or lasts.</p>';

/** The page, saying that all of this is a demonstration. */
export const withBanner = (html: string): string => html.replace(/<body[^>]*>/, (body) => body + BANNER);

/** Every answer says so as well. */
export const demoHeader = (_request: Request, response: Response, next: NextFunction): void => {
  response.setHeader('X-Killer-Club', 'demo');
  next();
};
