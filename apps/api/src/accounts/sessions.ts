import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import { memberRole, type MemberRole } from '@killer-club/protocol';
import { notAllowed, notSignedIn, Refusal } from '../http/refusal.js';
import type { Auth } from './auth.js';
import { signInKey } from './name-key.js';
import { Turnstile } from './turnstile.js';

export interface SignedIn {
  readonly id: string;
  readonly name: string;
  readonly role: MemberRole;
  /** The session's id; its token stays in the cookie. */
  readonly session: string;
}

/** An answer with the cookies that go with it. */
export interface WithCookies<T> {
  readonly value: T;
  readonly cookies: readonly string[];
}

const failure = z.object({ body: z.object({ code: z.string() }) });
const codeOf = (error: unknown): string | null => failure.safeParse(error).data?.body.code ?? null;

const TAKEN = ['USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL', 'FAILED_TO_CREATE_USER'];
const WRONG = ['INVALID_EMAIL_OR_PASSWORD', 'INVALID_PASSWORD', 'CREDENTIAL_ACCOUNT_NOT_FOUND'];

const wrongPassword = (): Refusal =>
  new Refusal(401, 'wrongNameOrPassword', 'The name or the password is wrong.');

/** The library's faults in our words; what is not the caller's fault passes on. */
const translated = (error: unknown): unknown => {
  const code = codeOf(error);
  if (code === null) return error;
  if (TAKEN.includes(code)) {
    return new Refusal(409, 'nameTaken', 'This name, or one that looks like it, is taken.', 'name');
  }
  if (WRONG.includes(code)) return wrongPassword();
  if (code === 'UNAUTHORIZED') return notSignedIn();
  return error;
};

const cookieHeader = (headers: IncomingHttpHeaders): Headers =>
  new Headers(headers.cookie === undefined ? {} : { cookie: headers.cookie });

/** Signing up, in and out, and who a request or a socket belongs to. */
export class Sessions {
  /** The library hashes a new password while it holds a connection of the pool: the others need some too. */
  private readonly newcomers = new Turnstile(3);

  constructor(private readonly auth: Auth) {}

  async signUp(name: string, password: string): Promise<WithCookies<string>> {
    return this.newcomers.pass(() =>
      this.asked(async () => {
        const { headers, response } = await this.auth.api.signUpEmail({
          body: { name, email: signInKey(name), password },
          returnHeaders: true,
        });
        return { value: response.user.id, cookies: headers.getSetCookie() };
      }),
    );
  }

  async signIn(name: string, password: string): Promise<WithCookies<string>> {
    return this.asked(async () => {
      const { headers, response } = await this.auth.api.signInEmail({
        body: { email: signInKey(name), password },
        returnHeaders: true,
      });
      return { value: response.user.id, cookies: headers.getSetCookie() };
    });
  }

  async signOut(headers: IncomingHttpHeaders): Promise<WithCookies<null>> {
    return this.asked(async () => {
      const answer = await this.auth.api.signOut({ headers: cookieHeader(headers), returnHeaders: true });
      return { value: null, cookies: answer.headers.getSetCookie() };
    });
  }

  /** Every other session of the member ends with it. */
  async changePassword(
    headers: IncomingHttpHeaders,
    current: string,
    next: string,
  ): Promise<WithCookies<null>> {
    return this.asked(async () => {
      const answer = await this.auth.api.changePassword({
        body: { currentPassword: current, newPassword: next, revokeOtherSessions: true },
        headers: cookieHeader(headers),
        returnHeaders: true,
      });
      return { value: null, cookies: answer.headers.getSetCookie() };
    });
  }

  /** Who the cookies belong to; null for nobody. */
  async find(headers: IncomingHttpHeaders): Promise<SignedIn | null> {
    return (await this.look(headers, true)).value;
  }

  /** As `find`, and lengthens the session when it is due. */
  async refresh(headers: IncomingHttpHeaders): Promise<WithCookies<SignedIn | null>> {
    return this.look(headers, false);
  }

  async require(headers: IncomingHttpHeaders): Promise<SignedIn> {
    const found = await this.find(headers);
    if (found === null) throw notSignedIn();
    return found;
  }

  /** A judge or an administrator. */
  async requireStaff(headers: IncomingHttpHeaders): Promise<SignedIn> {
    const found = await this.require(headers);
    if (found.role === 'member') throw notAllowed();
    return found;
  }

  private async look(
    headers: IncomingHttpHeaders,
    disableRefresh: boolean,
  ): Promise<WithCookies<SignedIn | null>> {
    if (headers.cookie === undefined) return { value: null, cookies: [] };
    const answer = await this.auth.api.getSession({
      headers: cookieHeader(headers),
      query: { disableRefresh },
      returnHeaders: true,
    });
    const cookies = answer.headers.getSetCookie();
    if (answer.response === null) return { value: null, cookies };
    const { user, session } = answer.response;
    const role = memberRole.parse(user.role);
    return { value: { id: user.id, name: user.name, role, session: session.id }, cookies };
  }

  private async asked<T>(call: () => Promise<WithCookies<T>>): Promise<WithCookies<T>> {
    try {
      return await call();
    } catch (error) {
      throw translated(error);
    }
  }
}
