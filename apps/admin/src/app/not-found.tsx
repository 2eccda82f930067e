import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { pageTitle } from '../i18n/page-title';

export const generateMetadata = pageTitle((t) => t('admin.notFound.title'));

export default async function NotFound() {
  const t = await getTranslations();
  return (
    <main className="admin-main">
      <div className="admin-empty">
        <h1>{t('admin.notFound.title')}</h1>
        <p className="soft">{t('admin.notFound.hint')}</p>
        <Link className="button" href="/">
          {t('admin.nav.running')}
        </Link>
      </div>
    </main>
  );
}
