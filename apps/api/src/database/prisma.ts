import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from '../generated/prisma/client.js';
import { createPool } from './pool.js';

export type Prisma = PrismaClient;

export interface PrismaOptions {
  readonly url: string;
  readonly onError: (error: Error) => void;
}

/** Lists and single rows of the club: few at a time, and nothing a game waits for. */
const CONNECTIONS = 4;

/**
 * Prisma over a pool of our own: the adapter's waits for a connection for ever. `$disconnect` ends both. Nothing
 * that must be exact is spread over several calls: one call is one statement.
 */
export const createPrisma = ({ url, onError }: PrismaOptions): Prisma => {
  const pool = createPool({ url, max: CONNECTIONS, onError });
  return new PrismaClient({
    adapter: new PrismaPg(pool, { disposeExternalPool: true }),
    errorFormat: 'minimal',
  });
};
