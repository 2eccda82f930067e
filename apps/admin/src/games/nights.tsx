import { useTranslations } from 'next-intl';
import type { NightRecord } from '@killer-club/rules';
import { sharedPicks, type SharedPick } from './picks';
import { SeatList } from './seat-list';
import './ballots.css';

/** What was chosen in each night, shown when the game has ended (CON-06). */
export function Nights({ nights }: { readonly nights: readonly NightRecord[] }) {
  const t = useTranslations();
  return (
    <section className="game-section" aria-labelledby="nights-title">
      <h2 id="nights-title">{t('admin.game.nights')}</h2>
      {nights.map((night) => (
        <Night key={night.round} night={night} />
      ))}
    </section>
  );
}

function Night({ night: { round, picks, deaths } }: { readonly night: NightRecord }) {
  const t = useTranslations();
  return (
    <table className="admin-table ballots-ballot">
      <caption>
        <strong>{t('admin.game.night', { round })}</strong>
      </caption>
      <thead className="unseen">
        <tr>
          <th scope="col">{t('admin.game.choice')}</th>
          <th scope="col">{t('admin.game.whoPicked')}</th>
        </tr>
      </thead>
      <tbody>
        {sharedPicks(picks).map((pick) => (
          <tr key={`${pick.verb} ${String(pick.target)}`}>
            <th scope="row">
              <Choice pick={pick} />
            </th>
            <td>
              <SeatList seats={pick.seats} />
            </td>
          </tr>
        ))}
        <tr className="soft">
          <th scope="row">{t('admin.game.deaths')}</th>
          <td>
            <SeatList seats={deaths} />
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function Choice({ pick: { verb, target } }: { readonly pick: SharedPick }) {
  const t = useTranslations();
  const named = { verb: t(`term.verb.${verb}`) };
  return target === null ? t('admin.game.pickNobody', named) : t('admin.game.pick', { ...named, target });
}
