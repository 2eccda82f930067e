import type { EndedGame, LedgerEntry } from '@killer-club/protocol';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { useMyEndedGames, useMyLedger } from './queries.js';
import { pointsOf } from './points.js';
import { SectionBody } from './section-body.js';

interface PastGameProps {
  readonly game: EndedGame;
  readonly ledger: readonly LedgerEntry[];
}

function PastGame({ game, ledger }: PastGameProps) {
  const t = useTranslations();
  const format = useFormatter();
  const entries = ledger.filter((entry) => entry.game === game.id);
  return (
    <li className="lobby-item">
      <div className="lobby-item-text">
        <p>
          <strong>{t(`term.result.${game.result}`)}</strong> · {t(`term.mode.${game.mode}`)} ·{' '}
          {t('lobby.players', { size: game.size })}
        </p>
        <p className="soft figures">
          <time dateTime={new Date(game.endedAt).toISOString()}>
            {format.dateTime(game.endedAt, { dateStyle: 'medium', timeStyle: 'short' })}
          </time>
          {entries.length > 0 && <> · {t('lobby.gained', { points: pointsOf(entries) })}</>}
        </p>
      </div>
      <div className="lobby-item-acts">
        <Link className="button" to={`/games/${game.id}/replay`}>
          {t('lobby.replay')}
        </Link>
      </div>
    </li>
  );
}

/** What the member has played, and what they have gained by it. */
export function PastGames() {
  const t = useTranslations();
  const { data, error } = useMyEndedGames();
  const { data: ledger } = useMyLedger();
  return (
    <section className="card lobby-card" aria-labelledby="past">
      <h2 id="past">{t('lobby.past')}</h2>
      {ledger !== undefined && <p className="figures">{t('lobby.myPoints', { points: pointsOf(ledger) })}</p>}
      <SectionBody items={data} error={error} empty={t('lobby.noPast')}>
        {(game) => <PastGame key={game.id} game={game} ledger={ledger ?? []} />}
      </SectionBody>
    </section>
  );
}
