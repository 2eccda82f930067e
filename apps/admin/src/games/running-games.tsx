'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useRunningGames } from '../net/queries';
import { Answered } from '../parts/answered';
import { GamesTable } from './games-table';

export function RunningGames() {
  const t = useTranslations();
  const asked = useRunningGames();
  const title = t('admin.running.title');
  return (
    <>
      <div className="admin-heading">
        <h1>{title}</h1>
        {asked.data !== undefined && (
          <p className="soft">{t('admin.running.count', { count: asked.data.length })}</p>
        )}
      </div>
      <Answered asked={asked}>
        {(games) =>
          games.length === 0 ? (
            <NoGames />
          ) : (
            <GamesTable
              caption={title}
              games={games}
              when={{ name: t('admin.games.since'), of: ({ startedAt }) => startedAt }}
            />
          )
        }
      </Answered>
    </>
  );
}

function NoGames() {
  const t = useTranslations();
  return (
    <div className="admin-empty">
      <p>{t('admin.running.empty')}</p>
      <p className="soft">{t('admin.running.hint')}</p>
      <Link className="button" href="/games">
        {t('admin.nav.ended')}
      </Link>
    </div>
  );
}
