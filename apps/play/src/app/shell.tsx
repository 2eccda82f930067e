import { Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Header } from './header.js';
import { LinkBanner } from './link-banner.js';
import { Waiting } from './waiting.js';

/** After a change of page the keyboard and the screen reader begin at the new one. */
const useFocusOnChange = () => {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [pathname]);
  return main;
};

/** What stands around every page but the game's. */
export function Shell() {
  const t = useTranslations();
  const main = useFocusOnChange();
  return (
    <>
      <a className="shell-skip" href="#main">
        {t('account.skip')}
      </a>
      <Header />
      <LinkBanner />
      <main className="shell-main" id="main" ref={main} tabIndex={-1}>
        <Suspense fallback={<Waiting label={t('account.opening')} />}>
          <Outlet />
        </Suspense>
      </main>
    </>
  );
}
