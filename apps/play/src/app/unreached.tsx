import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useProblemText } from './problem.js';

export interface UnreachedProps {
  readonly error: Error;
}

/** Nothing could be fetched yet: why, and a button to ask again. It is asked again by itself as well. */
export function Unreached({ error }: UnreachedProps) {
  const t = useTranslations();
  const textOf = useProblemText();
  const queries = useQueryClient();
  return (
    <div className="notice shell-notice" data-kind="error" role="alert">
      <p>{textOf(error)}</p>
      <button
        className="button"
        type="button"
        onClick={() => void queries.refetchQueries({ type: 'active' })}
      >
        {t('account.retry')}
      </button>
    </div>
  );
}
