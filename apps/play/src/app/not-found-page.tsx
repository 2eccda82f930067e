import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { usePageTitle } from './page-title.js';

export function NotFoundPage() {
  const t = useTranslations();
  usePageTitle(t('account.notFound'));
  return (
    <section className="card shell-card">
      <h1>{t('account.notFound')}</h1>
      <p className="soft">{t('account.notFoundWhat')}</p>
      <Link className="button" data-kind="main" to="/">
        {t('account.toLobby')}
      </Link>
    </section>
  );
}
