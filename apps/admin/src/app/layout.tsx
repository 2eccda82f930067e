import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Providers } from './providers';
import '@killer-club/ui/styles/font.css';
import '@killer-club/ui/styles/tokens.css';
import '@killer-club/ui/styles/base.css';
import '@killer-club/ui/styles/role-mark.css';
import '../parts/parts.css';

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations();
  const title = t('admin.title');
  return { title: { default: title, template: `%s · ${title}` }, robots: { index: false } };
};

export default async function Layout({ children }: { readonly children: ReactNode }) {
  const [locale, messages, sent] = await Promise.all([getLocale(), getMessages(), headers()]);
  return (
    <html lang={locale} suppressHydrationWarning>
      <head>
        <script src="/light.js" nonce={sent.get('x-nonce') ?? undefined} />
      </head>
      <body>
        <Providers locale={locale} messages={messages}>
          {children}
        </Providers>
      </body>
    </html>
  );
}
