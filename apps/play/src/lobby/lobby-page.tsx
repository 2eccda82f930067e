import type { Me } from '@killer-club/protocol';
import { useTranslations } from 'use-intl';
import { usePageTitle } from '../app/page-title.js';
import { MyPlace } from './my-place.js';
import { OpenTables } from './open-tables.js';
import { PastGames } from './past-games.js';
import { PracticeCard } from './practice-card.js';
import { QueueCard } from './queue-card.js';
import { RunningGames } from './running-games.js';
import { StaleNotice } from './stale-notice.js';
import './lobby.css';

export interface LobbyPageProps {
  readonly me: Me;
}

/** Where a member is between games: the next game first, then what others play, then what was. */
export function LobbyPage({ me }: LobbyPageProps) {
  const t = useTranslations();
  usePageTitle(t('lobby.title'));
  const isSeated = me.game !== null || me.table !== null;
  return (
    <div className="lobby">
      <h1 className="unseen">{t('lobby.title')}</h1>
      <StaleNotice />
      <div className="lobby-start">
        <MyPlace me={me} />
        {!isSeated && me.queue === null && <PracticeCard />}
        {!isSeated && <QueueCard queue={me.queue} />}
      </div>
      <div className="lobby-rest">
        <OpenTables isFree={!isSeated && me.queue === null} />
        <RunningGames mine={me.game} />
        <PastGames />
      </div>
    </div>
  );
}
