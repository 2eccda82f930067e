import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { changePasswordBody, PASSWORD_LENGTH } from '@killer-club/protocol';
import { useTranslations } from 'use-intl';
import { z } from 'zod';
import { ask } from '@killer-club/ui';
import { dropLooks, renewSession } from '../app/session.js';
import { FormProblem } from './form-problem.js';
import { SendButton } from './send-button.js';
import { TextField } from './text-field.js';
import { useFaultText } from './use-fault-text.js';
import { useSending } from './use-sending.js';

const FIELDS = ['current', 'next'] as const;
const done = z.object({ ok: z.literal(true) });

export interface PasswordFormProps {
  /** For password managers: whose password it is. */
  readonly name: string;
}

export function PasswordForm({ name }: PasswordFormProps) {
  const t = useTranslations();
  const [isChanged, setChanged] = useState(false);
  const queries = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const sending = useSending({
    form,
    schema: changePasswordBody,
    fields: FIELDS,
    send: async (body) => {
      setChanged(false);
      await dropLooks(queries);
      await ask('POST', 'password', done, body);
      await renewSession(queries);
      form.current?.reset();
      setChanged(true);
    },
  });
  const fault = useFaultText(sending.faults);
  return (
    <form className="account-form" ref={form} onSubmit={sending.submit} onInput={sending.forgive} noValidate>
      <input type="text" name="username" autoComplete="username" value={name} readOnly hidden />
      <TextField
        name="current"
        label={t('account.currentPassword')}
        fault={fault('current')}
        secret
        autoComplete="current-password"
      />
      <TextField
        name="next"
        label={t('account.nextPassword')}
        hint={t('account.passwordHint', { min: PASSWORD_LENGTH.min })}
        fault={fault('next')}
        secret
        autoComplete="new-password"
      />
      <FormProblem problem={sending.problem} wait={sending.wait} />
      <p role="status" className={isChanged ? 'notice' : 'unseen'}>
        {isChanged && t('account.passwordChanged')}
      </p>
      <SendButton sending={sending} label={t('account.changePassword')} />
    </form>
  );
}
