import { randomUUID } from 'node:crypto';
import { betterAuth } from 'better-auth';
import type { Pool } from 'pg';
import { PASSWORD_LENGTH } from '@killer-club/protocol';

export interface AuthOptions {
  readonly pool: Pool;
  readonly publicUrl: string;
  /** Signs the session cookies. */
  readonly secret: string;
}

const stamps = { createdAt: 'created_at', updatedAt: 'updated_at' } as const;

const SESSION_SECONDS = 30 * 86_400;
const REFRESH_SECONDS = 86_400;

/**
 * The session library over our own tables: it hashes passwords (scrypt, off the event loop), keeps sessions and
 * signs cookies. Only its server calls are used; none of its routes is mounted.
 */
export const createAuth = (options: AuthOptions) =>
  betterAuth({
    appName: 'Killer Club',
    baseURL: options.publicUrl,
    secret: options.secret,
    database: options.pool,
    logger: { disabled: true },
    telemetry: { enabled: false },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_LENGTH.min,
      maxPasswordLength: PASSWORD_LENGTH.max,
    },
    user: {
      modelName: 'member',
      fields: { email: 'sign_in_key', emailVerified: 'email_verified', ...stamps },
      additionalFields: {
        role: { type: 'string', input: false, defaultValue: 'member' },
        bot: { type: 'boolean', input: false, defaultValue: false },
      },
    },
    session: {
      modelName: 'member_session',
      fields: {
        userId: 'member_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        ...stamps,
      },
      expiresIn: SESSION_SECONDS,
      updateAge: REFRESH_SECONDS,
    },
    account: {
      modelName: 'credential',
      fields: {
        accountId: 'account_id',
        providerId: 'provider_id',
        userId: 'member_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        ...stamps,
      },
    },
    verification: {
      modelName: 'verification',
      fields: { expiresAt: 'expires_at', ...stamps },
      disableCleanup: true,
    },
    advanced: {
      cookiePrefix: 'killer-club',
      useSecureCookies: options.publicUrl.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/' },
      database: { generateId: () => randomUUID() },
    },
  });

export type Auth = ReturnType<typeof createAuth>;
