import { DatabaseError } from 'pg';

/** SQLSTATE classes in which the server, not the statement, failed. */
const SERVER_CLASSES = ['08', '53', '57', '58', 'XX'];

const codeOf = (error: unknown): string | null =>
  error instanceof DatabaseError ? (error.code ?? null) : null;

/** PostgreSQL rolled the statement back and would do it another time. */
export const isTransient = (error: unknown): boolean => {
  const code = codeOf(error);
  return code === '40P01' || code === '40001' || code === '55P03';
};

/** What `pg` and the network say of a connection that was lost or never made. */
const CONNECTION = /connect|terminated|timeout|queryable|socket|ECONN|EPIPE/i;

/** PostgreSQL was away or did not answer: whether a statement took effect is unknown. */
export const isOutage = (error: unknown): boolean => {
  const code = codeOf(error);
  if (code !== null) return SERVER_CLASSES.some((prefix) => code.startsWith(prefix));
  return error instanceof Error && !(error instanceof DatabaseError) && CONNECTION.test(error.message);
};

/** The unique index that refused a row, or null. */
export const violatedIndex = (error: unknown): string | null =>
  error instanceof DatabaseError && error.code === '23505' ? (error.constraint ?? null) : null;
