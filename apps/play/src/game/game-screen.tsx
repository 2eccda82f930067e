import type { View } from '@killer-club/rules';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { setLight } from '../app/light.js';
import { usePageTitle } from '../app/page-title.js';
import { LinkBanner } from './link-banner.js';
import { mayDo, type MayDo } from './may-do.js';
import type { GameScreenProps } from './followed.js';
import { TableScreen } from './table-screen.js';
import { TopBar } from './top-bar.js';

const AfterPanel = lazy(async () => ({ default: (await import('../after/after-panel.js')).AfterPanel }));

/** The night of the game is the night of the page. */
const useLight = (night: boolean): void => {
  useEffect(() => {
    setLight(night ? 'night' : 'day');
  }, [night]);
  useEffect(
    () => () => {
      setLight('day');
    },
    [],
  );
};

const OWN_TURN: readonly MayDo['kind'][] = ['speak', 'vote', 'nominate', 'elect', 'ask'];

/** The tab says when it is the member's turn; at night it says the same to everybody. */
const useTitle = (view: View): void => {
  const t = useTranslations();
  const { kind } = mayDo(view);
  const own = OWN_TURN.includes(kind);
  usePageTitle(own ? t('game.yourTurn') : t('term.round', { round: view.round }));
};

function EndScreen({ game, view, company }: GameScreenProps) {
  return (
    <main className="game-end" tabIndex={-1}>
      <TopBar view={view} link={game.link} />
      <LinkBanner link={game.link} takeOver={game.takeOver} />
      <Suspense>
        <AfterPanel gameId={view.gameId} view={view} texts={game.texts} names={company.names} />
      </Suspense>
    </main>
  );
}

export function GameScreen(props: GameScreenProps) {
  const { view } = props;
  useLight(view.phase.kind === 'night');
  useTitle(view);
  return view.phase.kind === 'ended' ? <EndScreen {...props} /> : <TableScreen {...props} />;
}
