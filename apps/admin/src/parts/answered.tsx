import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ProblemNotice } from './problem-notice';

export interface Asked<T> {
  readonly data: T | undefined;
  readonly error: Error | null;
  /** Milliseconds, this machine's clock. */
  readonly dataUpdatedAt: number;
  readonly refetch: () => unknown;
}

export interface AnsweredProps<T> {
  readonly asked: Asked<T>;
  readonly children: (data: T) => ReactNode;
}

/** What was asked, once it is there; the last answer stays, dated, when a later one fails. */
export function Answered<T>({ asked, children }: AnsweredProps<T>) {
  const t = useTranslations();
  const { data, error, refetch } = asked;
  const retry = () => void refetch();
  if (data === undefined) {
    return error === null ? (
      <p className="admin-loading soft" role="status">
        {t('admin.loading')}
      </p>
    ) : (
      <ProblemNotice error={error} retry={retry} />
    );
  }
  return (
    <>
      {error !== null && (
        <ProblemNotice error={error} retry={retry}>
          <AsOf at={asked.dataUpdatedAt} />
        </ProblemNotice>
      )}
      {children(data)}
    </>
  );
}

function AsOf({ at }: { readonly at: number }) {
  const t = useTranslations();
  const format = useFormatter();
  return <p className="figures">{t('admin.asOf', { time: format.dateTime(at, { timeStyle: 'medium' }) })}</p>;
}
