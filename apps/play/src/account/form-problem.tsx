import { useTranslations } from 'use-intl';
import { problemOf, useProblemText } from '../app/problem.js';

export interface FormProblemProps {
  readonly problem: Error | null;
  readonly wait: number;
}

/** What went wrong with the whole form; where nobody answered, with a button that sends it again. */
export function FormProblem({ problem, wait }: FormProblemProps) {
  const t = useTranslations();
  const textOf = useProblemText();
  if (problem === null) return null;
  const isRepeatable = ['offline', 'unavailable'].includes(problemOf(problem));
  return (
    <div className="notice account-problem" data-kind="error" role="alert">
      <p>{wait > 0 ? t('account.slowDown') : textOf(problem)}</p>
      {isRepeatable && (
        <button className="button" type="submit">
          {t('account.retry')}
        </button>
      )}
    </div>
  );
}
