import { useTranslations } from 'next-intl';
import type { EndedGame } from '@killer-club/protocol';
import './result-badge.css';

/** How a game came out: a side's colour and its words. */
export function ResultBadge({ result, reason }: Pick<EndedGame, 'result' | 'reason'>) {
  const t = useTranslations();
  return (
    <span className="result-badge" data-result={result}>
      <strong>{t(`term.result.${result}`)}</strong> <span className="soft">{t(`term.reason.${reason}`)}</span>
    </span>
  );
}
