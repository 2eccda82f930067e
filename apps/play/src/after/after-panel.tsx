import type { Texts } from '@killer-club/protocol';
import type { View } from '@killer-club/rules';
import { Story, type Names } from '@killer-club/ui';
import '@killer-club/ui/styles/story.css';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { DealPanel } from './deal-panel.js';
import { ownResult } from './own-result.js';
import { RevealCards } from './reveal-cards.js';
import { replayPath } from './viewer-name.js';
import './after-panel.css';

export interface AfterPanelProps {
  readonly gameId: string;
  readonly view: View;
  readonly texts: Texts;
  readonly names: Names;
}

function ResultHead({ view }: Pick<AfterPanelProps, 'view'>) {
  const t = useTranslations();
  const { phase } = view;
  if (phase.kind !== 'ended') return null;
  const own = ownResult(view);
  return (
    <header className="after-result" data-result={phase.result}>
      <h2>{t(`term.result.${phase.result}`)}</h2>
      <p className="soft">{t('after.because', { reason: t(`term.reason.${phase.reason}`) })}</p>
      {own !== null && <p className="after-own">{t(`after.own.${own}`)}</p>}
    </header>
  );
}

/** A game that has ended: its result, everybody's card, its story, and the proof of its deal. */
export function AfterPanel({ gameId, view, texts, names }: AfterPanelProps) {
  const t = useTranslations();
  return (
    <div className="after">
      <ResultHead view={view} />
      <RevealCards view={view} names={names} />
      <nav className="after-next" aria-label={t('after.next')}>
        <Link className="button" data-kind="main" to={replayPath(gameId, view.viewer)}>
          {t('after.replay')}
        </Link>
        <Link className="button" to="/">
          {t('after.lobby')}
        </Link>
      </nav>
      <section aria-labelledby="after-story">
        <h2 id="after-story">{t('after.story')}</h2>
        <Story view={view} texts={texts} names={names} />
      </section>
      <DealPanel view={view} names={names} />
    </div>
  );
}
