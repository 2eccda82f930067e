import { useEffect } from 'react';
import { useTranslations } from 'use-intl';

/** The document's title: the page, then the club; null for the club alone. */
export const usePageTitle = (page: string | null): void => {
  const club = useTranslations()('term.club');
  useEffect(() => {
    document.title = page === null ? club : `${page} · ${club}`;
  }, [page, club]);
};
