'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { z } from 'zod';
import type { SubmitEvent } from 'react';
import { Refused, ask, ownPath } from '@killer-club/ui';
import { useCountdown } from '../parts/use-countdown';
import { ProblemNotice } from '../parts/problem-notice';

const signedIn = z.object({ id: z.string() });
const textOf = (form: FormData, name: string): string => z.string().parse(form.get(name));

/** When it may be tried again, in ms of this machine's clock. */
const opensAt = (error: Error | null, refusedAt: number): number | null =>
  error instanceof Refused && error.retryAfter !== undefined ? refusedAt + error.retryAfter * 1_000 : null;

/** The door itself, and what is passed on to the api. */
const NO_PAGES = ['/api', '/health', '/sign-in'];

export interface SignInFormProps {
  /** Where the member wants to go, from the address. */
  readonly wish: string | null;
}

export function SignInForm({ wish }: SignInFormProps) {
  const t = useTranslations();
  const router = useRouter();
  const queries = useQueryClient();
  const entry = useMutation({
    mutationFn: (form: FormData) =>
      ask('POST', 'sign-in', signedIn, { name: textOf(form, 'name'), password: textOf(form, 'password') }),
    onSuccess: () => {
      queries.clear();
      router.replace(ownPath({ wish, never: NO_PAGES }));
    },
  });
  const wait = useCountdown(opensAt(entry.error, entry.submittedAt));
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    entry.mutate(new FormData(event.currentTarget));
  };
  return (
    <form className="sign-in-form card" onSubmit={send}>
      <div className="field">
        <label htmlFor="name">{t('admin.signIn.name')}</label>
        <input className="input" id="name" name="name" autoComplete="username" required maxLength={200} />
      </div>
      <div className="field">
        <label htmlFor="password">{t('admin.signIn.password')}</label>
        <input
          className="input"
          id="password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          maxLength={128}
        />
      </div>
      {entry.error !== null && (
        <ProblemNotice error={entry.error}>
          {wait > 0 && <p className="figures">{t('admin.signIn.wait', { seconds: wait })}</p>}
        </ProblemNotice>
      )}
      <button className="button" data-kind="main" disabled={entry.isPending || wait > 0}>
        {entry.isPending ? t('admin.signIn.asking') : t('admin.signIn.send')}
      </button>
    </form>
  );
}
