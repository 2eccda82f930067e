import { useTranslations } from 'next-intl';
import type { NightRecord, Pick } from '@killer-club/rules';
import { SeatList } from './seat-list';

/** What was chosen in each night, shown when the game has ended (CON-06). */
export function Nights({ nights }: { readonly nights: readonly NightRecord[] }) {
  const t = useTranslations();
  return (
    <section className="game-section" aria-labelledby="nights-title">
      <h2 id="nights-title">{t('admin.game.nights')}</h2>
      {nights.map(({ round, picks, deaths }) => (
        <div key={round}>
          <h3>{t('admin.game.night', { round })}</h3>
          <ul className="game-rows">
            {picks.map((pick) => (
              <li key={`${pick.seat}-${pick.verb}`}>
                <PickWords pick={pick} />
              </li>
            ))}
            <li>
              {t('admin.game.deaths')} <SeatList seats={deaths} />
            </li>
          </ul>
        </div>
      ))}
    </section>
  );
}

function PickWords({ pick: { seat, verb, target } }: { readonly pick: Pick }) {
  const t = useTranslations();
  const named = { seat, verb: t(`term.verb.${verb}`) };
  return target === null ? t('line.pickNobody', named) : t('line.pickMade', { ...named, target });
}
