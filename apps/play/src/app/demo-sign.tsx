import { useLayoutEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useSettings } from './settings.js';

/** The server's own sign stands outside of ours, in one language; it gives way to this one. */
const useServersSignHidden = (isHidden: boolean): void => {
  useLayoutEffect(() => {
    const sign = document.querySelector<HTMLElement>('body > [role="note"]');
    if (sign !== null) sign.hidden = isHidden;
  }, [isHidden]);
};

/** All of this is a demonstration. */
export function DemoSign() {
  const t = useTranslations();
  const isDemo = (useSettings().data?.demo ?? null) !== null;
  useServersSignHidden(isDemo);
  if (!isDemo) return null;
  return (
    <aside className="shell-demo" aria-label={t('term.mode.demo')}>
      {t('account.demo')}
    </aside>
  );
}
