import { useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { NAME_LENGTH, PASSWORD_LENGTH, signInBody, signUpBody } from '@killer-club/protocol';
import { useTranslations } from 'use-intl';
import { z } from 'zod';
import { ask } from '@killer-club/ui';
import { startSession } from '../app/session.js';
import { useSettings } from '../app/settings.js';
import type { FieldName } from './faults.js';
import { FormProblem } from './form-problem.js';
import { SendButton } from './send-button.js';
import { TextField } from './text-field.js';
import { useFaultText } from './use-fault-text.js';
import { useSending } from './use-sending.js';

export type DoorMode = 'up' | 'in';

const WAYS = {
  up: { path: 'sign-up', schema: signUpBody },
  in: { path: 'sign-in', schema: signInBody },
} as const;

const signedIn = z.object({ id: z.string() });

export interface DoorFormProps {
  readonly mode: DoorMode;
}

/** Name and password, to come in for the first time or again; what is typed stays when the way is changed. */
export function DoorForm({ mode }: DoorFormProps) {
  const t = useTranslations();
  const queries = useQueryClient();
  const { path, schema } = WAYS[mode];
  const isInvited = useSettings().data?.signUp === 'invitation' && mode === 'up';
  const fields: readonly FieldName[] = ['name', 'password', ...(isInvited ? (['invitation'] as const) : [])];
  const form = useRef<HTMLFormElement>(null);
  const sending = useSending({
    form,
    schema,
    fields,
    send: async (body) => {
      await ask('POST', path, signedIn, body);
      await startSession(queries);
    },
  });
  const fault = useFaultText(sending.faults);
  const isNew = mode === 'up';

  return (
    <form className="account-form" ref={form} onSubmit={sending.submit} onInput={sending.forgive} noValidate>
      <TextField
        name="name"
        label={t('account.name')}
        {...(isNew && { hint: t('account.nameHint', NAME_LENGTH) })}
        fault={fault('name')}
        autoComplete="username"
      />
      <TextField
        name="password"
        label={t('account.password')}
        {...(isNew && { hint: t('account.passwordHint', { min: PASSWORD_LENGTH.min }) })}
        fault={fault('password')}
        secret
        autoComplete={isNew ? 'new-password' : 'current-password'}
      />
      {isInvited && (
        <TextField
          name="invitation"
          label={t('account.invitation')}
          hint={t('account.invitationHint')}
          fault={fault('invitation')}
          autoComplete="off"
        />
      )}
      <FormProblem problem={sending.problem} wait={sending.wait} />
      <SendButton sending={sending} label={isNew ? t('account.signUp') : t('account.signIn')} />
    </form>
  );
}
