import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { People } from './people.js';
import { useRunningGames } from './queries.js';
import { SectionBody } from './section-body.js';

export interface RunningGamesProps {
  readonly mine: string | null;
}

export function RunningGames({ mine }: RunningGamesProps) {
  const t = useTranslations();
  const { data, error } = useRunningGames();
  return (
    <section className="card lobby-card" aria-labelledby="games">
      <h2 id="games">{t('lobby.games')}</h2>
      <SectionBody items={data?.filter(({ id }) => id !== mine)} error={error} empty={t('lobby.noGames')}>
        {(game) => (
          <li className="lobby-item" key={game.id}>
            <div className="lobby-item-text">
              <p>
                <strong>{t(`term.mode.${game.mode}`)}</strong> · {t('lobby.players', { size: game.size })}
              </p>
              <People seats={game.seats} />
            </div>
            <div className="lobby-item-acts">
              <Link className="button" to={`/games/${game.id}`}>
                {t('lobby.watch')}
              </Link>
            </div>
          </li>
        )}
      </SectionBody>
    </section>
  );
}
