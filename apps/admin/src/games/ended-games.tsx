'use client';

import { useTranslations } from 'next-intl';
import { useEndedGames } from '../net/queries';
import { Answered } from '../parts/answered';
import { ProblemNotice } from '../parts/problem-notice';
import { GamesTable } from './games-table';
import { ResultBadge } from './result-badge';

export function EndedGames() {
  const t = useTranslations();
  const asked = useEndedGames();
  const title = t('admin.ended.title');
  const { isFetchNextPageError: isStuck, error } = asked;
  return (
    <>
      <h1>{title}</h1>
      <Answered asked={isStuck ? { ...asked, error: null } : asked}>
        {({ pages }) =>
          pages.every((page) => page.length === 0) ? (
            <div className="admin-empty">
              <p>{t('admin.ended.empty')}</p>
              <p className="soft">{t('admin.ended.hint')}</p>
            </div>
          ) : (
            <GamesTable
              caption={title}
              games={pages.flat()}
              when={{ name: t('admin.games.endedAt'), of: ({ endedAt }) => endedAt }}
              last={{
                name: t('admin.games.result'),
                of: ({ result, reason }) => <ResultBadge result={result} reason={reason} />,
              }}
            />
          )
        }
      </Answered>
      {isStuck && <ProblemNotice error={error} />}
      {asked.hasNextPage && (
        <button
          type="button"
          className="button"
          disabled={asked.isFetchingNextPage}
          onClick={() => void asked.fetchNextPage()}
        >
          {t('admin.ended.more')}
        </button>
      )}
    </>
  );
}
