import { useTranslations } from 'use-intl';
import type { Sending } from './use-sending.js';

export interface SendButtonProps {
  readonly sending: Pick<Sending, 'isSending' | 'wait'>;
  readonly label: string;
}

export function SendButton({ sending: { isSending, wait }, label }: SendButtonProps) {
  const t = useTranslations();
  const shown = isSending ? t('account.sending') : label;
  return (
    <button className="button figures" data-kind="main" type="submit" aria-disabled={isSending || wait > 0}>
      {wait > 0 ? t('account.waitSeconds', { seconds: wait }) : shown}
    </button>
  );
}
