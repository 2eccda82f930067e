import { problem } from '@killer-club/protocol';
import type { z } from 'zod';

/** A request the club refused, with the code the catalogue translates (`problem.<code>`), or `offline` when nothing answered. */
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

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const refusalOf = async (response: Response): Promise<Refused> => {
  const told = problem.safeParse(await response.json().catch(() => null));
  const wait = Number(response.headers.get('Retry-After') ?? Number.NaN);
  const { code, message, field } = told.data ?? { code: 'internal', message: response.statusText };
  return new Refused(response.status, code, message, field, Number.isFinite(wait) ? wait : undefined);
};

/** Asks the club under /api; what it answers is read by the protocol's schema. Throws `Refused`. */
export const ask = async <T>(
  method: Method,
  path: string,
  schema: z.ZodType<T>,
  body?: unknown,
): Promise<T> => {
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
  return schema.parse(await response.json());
};
