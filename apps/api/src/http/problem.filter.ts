import { Catch, HttpException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Problem } from '@killer-club/protocol';
import type { Response } from 'express';
import { causeOf, type Log } from '../runner/log.js';
import { Refusal } from './refusal.js';

const STATUS_CODES: Readonly<Record<number, string>> = {
  400: 'badRequest',
  404: 'notFound',
  413: 'bodyTooLarge',
  415: 'badMediaType',
  503: 'unavailable',
};

const told = (error: unknown): { status: number; problem: Problem } => {
  if (error instanceof Refusal) {
    const { status, code, message, field, retryAfter } = error;
    return {
      status,
      problem: {
        code,
        message,
        ...(field !== undefined && { field }),
        ...(retryAfter !== undefined && { retryAfter }),
      },
    };
  }
  if (error instanceof HttpException) {
    const status = error.getStatus();
    return { status, problem: { code: STATUS_CODES[status] ?? 'refused', message: error.message } };
  }
  return { status: 500, problem: { code: 'internal', message: 'Something went wrong on our side.' } };
};

/** Every error as `{code, message, field?, retryAfter?}`; what went wrong inside is logged, not told. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(private readonly logger: Log) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<Response>();
    const { status, problem } = told(error);
    if (status >= 500) this.logger.error(causeOf(error), 'request failed');
    if (response.headersSent) return;
    if (problem.retryAfter !== undefined) response.setHeader('Retry-After', String(problem.retryAfter));
    response.status(status).json(problem);
  }
}
