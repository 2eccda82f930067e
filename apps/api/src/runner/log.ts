/** The part of a pino logger the server core writes to. Never a role, a pick, a speech or a seat's secret. */
export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export const SILENT: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** What may be logged of an error: its kind and line, without the statement's values. */
export const causeOf = (error: unknown): { cause: string } => ({
  cause: error instanceof Error ? `${error.name}: ${error.message}` : 'unknown',
});
