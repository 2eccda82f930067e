import { z } from 'zod';
import { StartupError } from '../database/startup-error.js';

const port = z.coerce.number().int().min(0).max(65_535);
const webUrl = z.url({ protocol: /^https?$/ });
const flag = z.enum(['0', '1', 'false', 'true']).transform((text) => text === '1' || text === 'true');
/** An empty variable counts as absent: shells and compose files set many to nothing. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const environment = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'is not a postgresql:// URL' }),
  REDIS_URL: optional(z.url({ protocol: /^rediss?$/ })),
  PORT: optional(port),
  ADMIN_PORT: optional(port),
  HOST: optional(z.string()),
  PUBLIC_URL: optional(webUrl),
  ADMIN_URL: optional(webUrl),
  TRUST_PROXY: optional(z.string()),
  SESSION_SECRET: optional(z.string().min(32)),
  READY_SECONDS: optional(z.coerce.number().int().min(1).max(600)),
  DEMO: optional(flag),
  DEMO_SPEED: optional(z.coerce.number().positive()),
  UNSAFE_DATABASE: optional(flag),
});

export interface Config {
  readonly databaseUrl: string;
  /** Null: the in-process ports serve. */
  readonly redisUrl: string | null;
  readonly port: number;
  readonly host: string;
  readonly publicUrl: string;
  /** Origins a browser may act from. */
  readonly origins: readonly string[];
  /** What express calls `trust proxy`. */
  readonly trustProxy: boolean | number | string;
  /** Signs session cookies; null: one is made and kept in the database. */
  readonly sessionSecret: string | null;
  readonly readySeconds: number;
  /** Null: no demonstration. */
  readonly demo: { readonly speed: number } | null;
  /** Tests only: the database may run without fsync. */
  readonly unsafeDatabase: boolean;
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
const isLoopback = (host: string): boolean => host === '::1' || LOOPBACK.includes(host);

/** The public origin and the dashboard's; on loopback under each of its names. */
const originsOf = (publicUrl: string, adminUrl: string | undefined, adminPort: number): string[] => {
  const own = new URL(publicUrl);
  if (!LOOPBACK.includes(own.hostname))
    return [own.origin, ...(adminUrl === undefined ? [] : [new URL(adminUrl).origin])];
  const ports = [own.port, String(adminPort)];
  return LOOPBACK.flatMap((host) => ports.map((at) => new URL(`${own.protocol}//${host}:${at}`).origin));
};

const trust = (text: string | undefined): boolean | number | string => {
  if (text === undefined || text === 'false' || text === '0') return false;
  if (text === 'true') return true;
  return /^\d+$/.test(text) ? Number(text) : text;
};

const firstFault = (error: z.ZodError): string => {
  const issue = error.issues[0];
  return issue === undefined ? 'The environment is not valid.' : `${String(issue.path[0])}: ${issue.message}`;
};

/** Reads the environment once, at the start; the message of a fault names its variable. */
export const readConfig = (env: Readonly<Record<string, string | undefined>>): Config => {
  const parsed = environment.safeParse(env);
  if (!parsed.success) throw new StartupError(firstFault(parsed.error));
  const values = parsed.data;
  const listen = values.PORT ?? 3000;
  const host = values.HOST ?? '127.0.0.1';
  if (values.DEMO === true && !isLoopback(host))
    throw new StartupError('HOST: a demonstration listens on this machine alone (127.0.0.1)');
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${String(listen)}`;
  return {
    databaseUrl: values.DATABASE_URL,
    redisUrl: values.REDIS_URL ?? null,
    port: listen,
    host,
    publicUrl: publicUrl.replace(/\/+$/, ''),
    origins: originsOf(publicUrl, values.ADMIN_URL, values.ADMIN_PORT ?? 3001),
    trustProxy: trust(values.TRUST_PROXY),
    sessionSecret: values.SESSION_SECRET ?? null,
    readySeconds: values.READY_SECONDS ?? 30,
    demo: values.DEMO === true ? { speed: values.DEMO_SPEED ?? 1 } : null,
    unsafeDatabase: values.UNSAFE_DATABASE ?? false,
  };
};
