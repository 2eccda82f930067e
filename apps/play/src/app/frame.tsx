import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { useTranslations } from 'use-intl';
import { DemoSign } from './demo-sign.js';
import { useCall } from './use-call.js';
import { Waiting } from './waiting.js';
import './shell.css';

/** What every page has: the demonstration's sign, and the ear for being called to a game. */
export function Frame() {
  const t = useTranslations();
  useCall();
  return (
    <>
      <DemoSign />
      <Suspense fallback={<Waiting label={t('account.opening')} />}>
        <Outlet />
      </Suspense>
    </>
  );
}
