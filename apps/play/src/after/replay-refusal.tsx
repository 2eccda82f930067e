import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Refused } from '@killer-club/ui';
import { Unreached } from '../app/unreached.js';

export interface ReplayRefusalProps {
  readonly gameId: string;
  readonly error: Error;
}

/** Why there is nothing to show again, and where to go instead. */
export function ReplayRefusal({ gameId, error }: ReplayRefusalProps) {
  const t = useTranslations();
  if (error instanceof Refused && error.code === 'notEnded')
    return (
      <section className="card replay-refusal">
        <h2>{t('after.running')}</h2>
        <p>{t('after.runningWhat')}</p>
        <Link className="button" data-kind="main" to={`/games/${encodeURIComponent(gameId)}`}>
          {t('after.watch')}
        </Link>
      </section>
    );
  if (error instanceof Refused && error.status === 404)
    return (
      <section className="card replay-refusal">
        <h2>{t('after.unknown')}</h2>
        <p>{t('after.unknownWhat')}</p>
        <Link className="button" data-kind="main" to="/">
          {t('after.lobby')}
        </Link>
      </section>
    );
  return <Unreached error={error} />;
}
