import { notFound, Refusal } from '../http/refusal.js';
import type { AdminLinkRepository } from './admin-link.repository.js';
import type { InvitationRepository } from './invitation.repository.js';
import type { Sessions, WithCookies } from './sessions.js';
import type { SettingRepository } from './setting.repository.js';

export interface AccountsOptions {
  readonly sessions: Sessions;
  readonly invitations: InvitationRepository;
  readonly adminLinks: AdminLinkRepository;
  readonly settings: SettingRepository;
}

/** Somebody's first steps into the club. A code that was claimed for a sign-up that failed is given back. */
export class AccountsService {
  constructor(private readonly options: AccountsOptions) {}

  async signUp(name: string, password: string, invitation: string | undefined): Promise<WithCookies<string>> {
    const { sessions, invitations, settings } = this.options;
    if ((await settings.read()).signUp === 'open') return sessions.signUp(name, password);
    if (invitation === undefined || !(await invitations.claim(invitation))) {
      throw new Refusal(
        403,
        'invitationNeeded',
        'This club asks for an invitation code that is still valid.',
        'invitation',
      );
    }
    return this.orElse(
      () => sessions.signUp(name, password),
      () => invitations.release(invitation),
    );
  }

  async redeemAdminLink(token: string, name: string, password: string): Promise<WithCookies<string>> {
    const { sessions, adminLinks } = this.options;
    if (!(await adminLinks.claim(token))) throw notFound('administrator link');
    const answer = await this.orElse(
      () => sessions.signUp(name, password),
      () => adminLinks.release(token),
    );
    if (!(await adminLinks.appoint(answer.value))) throw notFound('administrator link');
    return answer;
  }

  private async orElse<T>(work: () => Promise<T>, undo: () => Promise<void>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      await undo();
      throw error;
    }
  }
}
