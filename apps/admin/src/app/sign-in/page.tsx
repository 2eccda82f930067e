import { getTranslations } from 'next-intl/server';
import { pageTitle } from '../../i18n/page-title';
import { Settings } from '../../shell/settings';
import { SignInForm } from '../../sign-in/sign-in-form';
import '../../sign-in/sign-in.css';

export const generateMetadata = pageTitle((t) => t('admin.signIn.title'));

interface PageProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export default async function Page({ searchParams }: PageProps) {
  const [t, { return: wish }] = await Promise.all([getTranslations(), searchParams]);
  return (
    <main className="sign-in-page">
      <div className="admin-heading">
        <h1>{t('admin.title')}</h1>
        <p className="soft">{t('admin.signIn.for')}</p>
      </div>
      <SignInForm wish={typeof wish === 'string' ? wish : null} />
      <Settings />
    </main>
  );
}
