import { cookies } from 'next/headers';
import { getRequestConfig } from 'next-intl/server';
import { LANGUAGES, isLanguage } from '@killer-club/ui';
import { CATALOGUES } from './catalogue';

/** The language is a cookie of this browser; addresses are the same in every language. */
export default getRequestConfig(async () => {
  const wished = (await cookies()).get('language')?.value ?? '';
  const locale = isLanguage(wished) ? wished : LANGUAGES[0];
  return { locale, messages: CATALOGUES[locale], timeZone: 'UTC' };
});
