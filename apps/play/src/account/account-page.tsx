import { useMutation, useQueryClient } from '@tanstack/react-query';
import { LANGUAGES, ask } from '@killer-club/ui';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { z } from 'zod';
import { LANGUAGE_NAMES, languageChoice } from '../app/language.js';
import { contrastChoice, lightChoice } from '../app/light.js';
import { usePageTitle } from '../app/page-title.js';
import { useProblemText } from '../app/problem.js';
import { dropLooks, endSession, SESSION_CHANGE, useMe } from '../app/session.js';
import { ChoiceField } from './choice-field.js';
import { PasswordForm } from './password-form.js';
import './account.css';

const done = z.object({ ok: z.literal(true) });

function SignOut() {
  const t = useTranslations();
  const textOf = useProblemText();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation({
    mutationKey: SESSION_CHANGE,
    mutationFn: async () => {
      await dropLooks(queries);
      await ask('POST', 'sign-out', done);
      // First away from a page that would send a stranger to the door and back here.
      await navigate('/', { flushSync: true });
      endSession(queries);
    },
  });
  return (
    <>
      {error !== null && (
        <p className="notice" data-kind="error" role="alert">
          {textOf(error)}
        </p>
      )}
      <button
        className="button"
        type="button"
        disabled={isPending}
        onClick={() => {
          mutate();
        }}
      >
        {t('account.signOut')}
      </button>
    </>
  );
}

/** The member's name, how the club looks on this device, their password, the way out. */
export function AccountPage() {
  const t = useTranslations();
  const { data: me } = useMe();
  usePageTitle(t('account.title'));
  return (
    <div className="account-page">
      <section>
        <h1>
          <bdi>{me?.member.name}</bdi>
        </h1>
        <p className="soft">{me && t(`term.memberRole.${me.member.role}`)}</p>
      </section>
      <section className="card">
        <h2>{t('account.look')}</h2>
        <ChoiceField
          choice={languageChoice}
          legend={t('account.language')}
          labels={LANGUAGE_NAMES}
          languages={LANGUAGES}
        />
        <ChoiceField
          choice={lightChoice}
          legend={t('account.light')}
          labels={{ auto: t('account.lightAuto'), night: t('account.lightNight') }}
        />
        <ChoiceField
          choice={contrastChoice}
          legend={t('account.contrast')}
          labels={{ auto: t('account.contrastAuto'), more: t('account.contrastMore') }}
        />
      </section>
      <section className="card">
        <h2>{t('account.changePassword')}</h2>
        <PasswordForm name={me?.member.name ?? ''} />
      </section>
      <section>
        <SignOut />
      </section>
    </div>
  );
}
