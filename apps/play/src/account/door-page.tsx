import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { ownPath } from '@killer-club/ui';
import { DOORS } from '../app/return-to.js';
import { useMe } from '../app/session.js';
import { usePageTitle } from '../app/page-title.js';
import { DoorForm, type DoorMode } from './door-form.js';
import './account.css';

export interface DoorPageProps {
  readonly first: DoorMode;
  /** With a word on what is played here. */
  readonly greets?: boolean;
}

const WAYS = ['up', 'in'] as const;

/** The way in: for newcomers and for members, in one step. */
export function DoorPage({ first, greets = false }: DoorPageProps) {
  const t = useTranslations();
  const [mode, setMode] = useState(first);
  const [search] = useSearchParams();
  const { data: me } = useMe();
  const wanted = ownPath({ wish: search.get('to'), never: DOORS });
  const labels = { up: t('account.signUp'), in: t('account.signIn') };
  usePageTitle(greets ? null : labels[mode]);

  if (me !== undefined && me !== null && !greets) return <Navigate to={wanted} replace />;
  return (
    <div className="account-door">
      <section className="account-welcome">
        <h1>{greets ? t('account.welcome') : labels[mode]}</h1>
        <p className="soft">{wanted === '/' ? t('account.pitch') : t('account.comeBack')}</p>
      </section>
      <section className="card account-card">
        <div className="account-ways" role="group" aria-label={t('account.way')}>
          {WAYS.map((way) => (
            <button
              key={way}
              className="button"
              type="button"
              aria-pressed={mode === way}
              onClick={() => {
                setMode(way);
              }}
            >
              {way === 'up' ? t('account.newHere') : t('account.memberHere')}
            </button>
          ))}
        </div>
        <DoorForm key="door" mode={mode} />
      </section>
    </div>
  );
}
