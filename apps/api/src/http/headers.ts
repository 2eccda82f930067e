import type { NextFunction, Request, Response } from 'express';
import { CLUB_TIME } from '@killer-club/protocol';
import type { ClubClock } from '../clock/club-clock.js';

const POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self' ws: wss:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

export const commonHeaders = (request: Request, response: Response, next: NextFunction): void => {
  response.setHeader('Content-Security-Policy', POLICY);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Referrer-Policy', 'same-origin');
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  if (request.path.startsWith('/api') || request.path.startsWith('/health')) {
    response.setHeader('Cache-Control', 'no-store');
  }
  next();
};

/** The club's time with every answer, so that who only asks now and then can show a running clock. */
export const clubTime =
  (clock: ClubClock) =>
  (_request: Request, response: Response, next: NextFunction): void => {
    response.setHeader(CLUB_TIME, clock.now());
    next();
  };
