import { CLUB_TIME, problem } from '@killer-club/protocol';
import type { z } from 'zod';

/** A request the club refused, with the code catalogues have words for, or `offline` when nothing answered. */
export class Refused extends Error {
  override readonly name = 'Refused';
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly field?: string,
    /** Seconds until it may be tried again. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}

const refusalOf = async (response: Response): Promise<Refused> => {
  const told = problem.safeParse(await response.json().catch(() => null));
  // A gateway's own page in place of the api's words: the club is away.
  const { code, message, field } = told.data ?? { code: 'unavailable', message: response.statusText };
  const wait = Number.parseInt(response.headers.get('Retry-After') ?? '', 10);
  return new Refused(response.status, code, message, field, Number.isNaN(wait) ? undefined : wait);
};

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const answerTo = async (method: Method, path: string, body?: unknown): Promise<Response> => {
  const sent = fetch(`/api/${path}`, {
    method,
    credentials: 'same-origin',
    ...(body !== undefined && {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  const response = await sent.catch(() => {
    throw new Refused(0, 'offline', 'The club does not answer.');
  });
  if (!response.ok) throw await refusalOf(response);
  return response;
};

/** Asks the club under /api; what it answers is read by the protocol's schema. Throws `Refused`. */
export const ask = async <T>(
  method: Method,
  path: string,
  schema: z.ZodType<T>,
  body?: unknown,
): Promise<T> => schema.parse(await (await answerTo(method, path, body)).json());

export interface Timed<T> {
  readonly answer: T;
  /** Milliseconds by which the club's clock is ahead of this machine's; null where it was not told. */
  readonly ahead: number | null;
}

/** As `ask`, with what the clock of the club says. */
export const askTimed = async <T>(path: string, schema: z.ZodType<T>): Promise<Timed<T>> => {
  const response = await answerTo('GET', path);
  const told = response.headers.get(CLUB_TIME);
  const ahead = told === null ? null : Number(told) - Date.now();
  return { answer: schema.parse(await response.json()), ahead };
};
