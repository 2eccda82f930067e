import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

export function TableGone() {
  const t = useTranslations();
  return (
    <section className="card shell-card">
      <h1>{t('lobby.gone')}</h1>
      <p className="soft">{t('lobby.goneWhat')}</p>
      <Link className="button" data-kind="main" to="/">
        {t('lobby.toLobby')}
      </Link>
    </section>
  );
}
