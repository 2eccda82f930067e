import { Pool, type PoolConfig } from 'pg';

export interface PoolOptions {
  readonly url: string;
  readonly max?: number;
  /** Longest wait for a connection, in milliseconds. */
  readonly connectTimeoutMs?: number;
  /** Longest run of one statement, in milliseconds; the server ends it, the client waits a second longer. */
  readonly statementTimeoutMs?: number;
  readonly onError: (error: Error) => void;
}

/**
 * Connections that outlive a restart of PostgreSQL: without an error handler on the pool and on every
 * client the process would end with the first lost connection.
 */
export const createPool = (options: PoolOptions): Pool => {
  const statementTimeout = options.statementTimeoutMs ?? 5_000;
  const config: PoolConfig = {
    connectionString: options.url,
    max: options.max ?? 8,
    connectionTimeoutMillis: options.connectTimeoutMs ?? 3_000,
    statement_timeout: statementTimeout,
    query_timeout: statementTimeout + 1_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
  };
  const pool = new Pool(config);
  pool.on('error', options.onError);
  pool.on('connect', (client) => {
    client.on('error', options.onError);
  });
  return pool;
};
