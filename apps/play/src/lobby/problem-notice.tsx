import { useProblemText } from '../app/problem.js';

export interface ProblemNoticeProps {
  readonly error: Error | null;
}

/** Why an act was refused, beside it. */
export function ProblemNotice({ error }: ProblemNoticeProps) {
  const textOf = useProblemText();
  if (error === null) return null;
  return (
    <p className="notice" data-kind="error" role="alert">
      {textOf(error)}
    </p>
  );
}
