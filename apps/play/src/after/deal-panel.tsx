import type { View } from '@killer-club/rules';
import { SeatName, type Names } from '@killer-club/ui';
import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CopyButton } from './copy-button.js';
import { checkDeal, isSound, type DealCheck } from './deal-check.js';
import { contributions as ownContributions } from '../deal/contribution.js';

type Verdict = 'good' | 'bad' | 'open';

const SIGNS = { good: '✓', bad: '✗', open: '?' } as const satisfies Record<Verdict, string>;

function Finding({ verdict, children }: { readonly verdict: Verdict; readonly children: ReactNode }) {
  const t = useTranslations();
  return (
    <li className="after-finding" data-verdict={verdict}>
      <span aria-hidden="true">{SIGNS[verdict]}</span>
      <span>
        <span className="unseen">{t(`after.verdict.${verdict}`)}</span> {children}
      </span>
    </li>
  );
}

function OwnFinding({ own }: Pick<DealCheck, 'own'>) {
  const t = useTranslations();
  switch (own) {
    case 'among':
      return <Finding verdict="good">{t('after.deal.ownAmong')}</Finding>;
    case 'missing':
      return <Finding verdict="bad">{t('after.deal.ownMissing')}</Finding>;
    case 'unknown':
      return <Finding verdict="open">{t('after.deal.ownUnknown')}</Finding>;
    case 'notSeated':
      return null;
  }
}

function Findings({ check, size }: { readonly check: DealCheck; readonly size: number }) {
  const t = useTranslations();
  return (
    <>
      <ul className="after-findings">
        <Finding verdict={check.commitment ? 'good' : 'bad'}>
          {check.commitment ? t('after.deal.commitmentSame') : t('after.deal.commitmentOther')}
        </Finding>
        <Finding verdict={check.roles ? 'good' : 'bad'}>
          {check.roles ? t('after.deal.rolesSame', { count: size }) : t('after.deal.rolesOther')}
        </Finding>
        <OwnFinding own={check.own} />
      </ul>
      <p>
        <strong>{isSound(check) ? t('after.deal.sound') : t('after.deal.unsound')}</strong>
      </p>
    </>
  );
}

export interface DealPanelProps {
  readonly view: View;
  readonly names: Names;
}

/** The seed of the deal, and the deal made again in this browser (CON-09). */
export function DealPanel({ view, names }: DealPanelProps) {
  const t = useTranslations();
  const [check, setCheck] = useState<DealCheck | null>(null);
  if (view.reveal === null) return null;
  const { seed, contributions } = view.reveal;
  return (
    <section className="after-deal" aria-labelledby="after-deal">
      <h2 id="after-deal">{t('after.deal.title')}</h2>
      <p>{t('after.deal.intro')}</p>
      <button
        type="button"
        className="button"
        onClick={() => {
          setCheck(checkDeal(view, ownContributions.keptFor(view.gameId)));
        }}
      >
        {t('after.deal.check')}
      </button>
      <div role="status">{check !== null && <Findings check={check} size={view.seats.length} />}</div>
      <dl className="after-values">
        <dt>{t('after.deal.seed')}</dt>
        <dd>
          <code>{seed}</code>
          <div className="after-copy">
            <CopyButton text={seed} label={t('after.deal.copySeed')} />
          </div>
        </dd>
        <dt>{t('after.deal.commitment')}</dt>
        <dd>
          <code>{view.commitment}</code>
        </dd>
      </dl>
      <details className="after-contributions">
        <summary>{t('after.deal.contributions', { count: contributions.length })}</summary>
        <ol>
          {contributions.map((contribution, index) => (
            <li key={index}>
              <SeatName seat={index + 1} names={names} /> <code>{contribution}</code>
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
}
