import { useTranslations } from 'use-intl';
import { useMe } from '../app/session.js';

/** The club does not answer: what is shown is what was last seen. */
export function StaleNotice() {
  const t = useTranslations();
  const { error } = useMe();
  return (
    <div role="status" className="lobby-stale">
      {error !== null && (
        <p className="notice" data-kind="error">
          {t('lobby.stale')}
        </p>
      )}
    </div>
  );
}
