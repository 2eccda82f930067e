import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Refused } from '@killer-club/ui';

const codeOf = (error: Error): string => (error instanceof Refused ? error.code : 'unreadable');

export interface ProblemNoticeProps {
  readonly error: Error;
  readonly retry?: () => void;
  readonly children?: ReactNode;
}

/** What happened and what to do. */
export function ProblemNotice({ error, retry, children }: ProblemNoticeProps) {
  const t = useTranslations();
  const key = `admin.problem.${codeOf(error)}`;
  return (
    <div className="notice admin-problem" data-kind="error" role="alert">
      <p>{t.has(key) ? t(key) : t('admin.problem.internal')}</p>
      {children}
      {retry !== undefined && (
        <button type="button" className="button" onClick={retry}>
          {t('admin.retry')}
        </button>
      )}
    </div>
  );
}
