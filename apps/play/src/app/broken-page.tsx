import { useLocation, useRouteError } from 'react-router';
import { useTranslations } from 'use-intl';
import { usePageTitle } from './page-title.js';
import './shell.css';

/** A fault of ours: what, where, what to do. */
export function BrokenPage() {
  const t = useTranslations();
  const error = useRouteError();
  const { pathname } = useLocation();
  usePageTitle(t('account.broken'));
  return (
    <main className="shell-main shell-broken" tabIndex={-1}>
      <h1>{t('account.broken')}</h1>
      <p>{t('account.brokenWhat')}</p>
      <button
        className="button"
        data-kind="main"
        type="button"
        onClick={() => {
          location.reload();
        }}
      >
        {t('account.reload')}
      </button>
      <details>
        <summary>{t('account.details')}</summary>
        <code>
          {pathname}: {error instanceof Error ? error.message : String(error)}
        </code>
      </details>
    </main>
  );
}
