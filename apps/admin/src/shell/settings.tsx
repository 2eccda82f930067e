'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useSyncExternalStore } from 'react';
import { LANGUAGES } from '@killer-club/ui';
import { keep, kept } from './kept';
import './settings.css';

const LIGHTS = ['auto', 'day', 'night'];
const CHANGED = 'lightchange';

const onLight = (changed: () => void) => {
  addEventListener(CHANGED, changed);
  return () => {
    removeEventListener(CHANGED, changed);
  };
};
const lightNow = (): string => kept('light', document.cookie) ?? 'auto';

function LanguageChoice() {
  const t = useTranslations();
  const language = useLocale();
  const router = useRouter();
  const choose = (wished: string) => {
    keep('language', wished);
    router.refresh();
  };
  return (
    <div className="settings-choice" role="group" aria-label={t('admin.settings.language')}>
      {LANGUAGES.map((one) => (
        <button
          key={one}
          type="button"
          className="button"
          lang={one}
          aria-pressed={one === language}
          onClick={() => {
            choose(one);
          }}
        >
          {t(`admin.settings.languages.${one}`)}
        </button>
      ))}
    </div>
  );
}

function LightChoice() {
  const t = useTranslations();
  const light = useSyncExternalStore(onLight, lightNow, () => 'auto');
  const choose = (wished: string) => {
    keep('light', wished);
    dispatchEvent(new Event(CHANGED));
  };
  return (
    <div className="settings-choice" role="group" aria-label={t('admin.settings.light')}>
      {LIGHTS.map((one) => (
        <button
          key={one}
          type="button"
          className="button"
          aria-pressed={one === light}
          onClick={() => {
            choose(one);
          }}
        >
          {t(`admin.settings.lights.${one}`)}
        </button>
      ))}
    </div>
  );
}

export function Settings() {
  return (
    <div className="settings">
      <LanguageChoice />
      <LightChoice />
    </div>
  );
}
