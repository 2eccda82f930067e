import { z } from 'zod';
import { StartupError } from '../database/startup-error.js';
import type { Config } from './config.js';

const coded = z.object({ code: z.string(), syscall: z.string().optional(), message: z.string() });

/** Codes of pg and the network with which a database cannot be reached or entered. */
const UNREACHABLE = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'ETIMEDOUT',
  'ECONNRESET',
  'EHOSTUNREACH',
  '28P01',
  '28000',
  '3D000',
  '57P03',
];

/** An AggregateError of connection attempts carries its code on its parts. */
const codeOf = (error: unknown): { code: string; message: string; syscall?: string | undefined } | null => {
  const inner: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return coded.safeParse(inner).data ?? null;
};

/** One line for whoever starts the server: what is wrong and which variable says so. */
export const startupLine = (error: unknown, config: Config | null): string => {
  if (error instanceof StartupError) return error.message;
  const fault = codeOf(error);
  const where = config === null ? '' : `${config.host}:${String(config.port)}`;
  if (fault?.syscall === 'listen') {
    if (fault.code === 'EADDRINUSE') return `PORT: ${where} is in use by another program.`;
    return `HOST, PORT: cannot listen on ${where} (${fault.code}).`;
  }
  if (fault !== null && UNREACHABLE.includes(fault.code)) {
    return `DATABASE_URL: the database cannot be reached (${fault.code}).`;
  }
  if (fault?.code === '42P01') return 'DATABASE_URL: the database has not been migrated (npm run migrate).';
  const message = error instanceof Error ? error.message : String(error);
  if (message.includes('timeout')) return 'DATABASE_URL: the database does not answer.';
  return `The server cannot start: ${message.split('\n')[0] ?? ''}`;
};
