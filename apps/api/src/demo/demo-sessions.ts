import { createHmac } from 'node:crypto';
import type { Auth } from '../accounts/auth.js';

/** Opens sessions without a password: bots have none. Exists in a demonstration alone. */
export class DemoSessions {
  constructor(private readonly auth: Auth) {}

  /** The cookie of a new session, as the session library would set it. */
  async open(memberId: string): Promise<string> {
    const { internalAdapter, authCookies, secret } = await this.auth.$context;
    const { token } = await internalAdapter.createSession(memberId);
    const signature = createHmac('sha256', secret).update(token).digest('base64');
    return `${authCookies.sessionToken.name}=${encodeURIComponent(`${token}.${signature}`)}`;
  }
}
