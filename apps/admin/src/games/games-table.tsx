import { useFormatter, useTranslations } from 'next-intl';
import Link from 'next/link';
import type { ReactNode } from 'react';
import type { GameSummary } from '@killer-club/protocol';
import { presetName } from '../parts/names';
import { SeatNames } from './seat-names';
import './games-table.css';

export interface GamesTableProps<G extends GameSummary> {
  readonly caption: string;
  readonly games: readonly G[];
  /** The moment a row shows. */
  readonly when: { readonly name: string; readonly of: (game: G) => number };
  /** A last column of the page's own. */
  readonly last?: { readonly name: string; readonly of: (game: G) => ReactNode };
}

export function GamesTable<G extends GameSummary>({ caption, games, when, last }: GamesTableProps<G>) {
  const t = useTranslations();
  const format = useFormatter();
  return (
    <table className="admin-table games-table">
      <caption className="unseen">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('admin.games.game')}</th>
          <th scope="col">{t('admin.games.mode')}</th>
          <th scope="col">{when.name}</th>
          <th scope="col">{t('admin.games.seats')}</th>
          {last !== undefined && <th scope="col">{last.name}</th>}
        </tr>
      </thead>
      <tbody>
        {games.map((game) => (
          <tr key={game.id}>
            <th scope="row">
              <Link href={`/games/${game.id}`}>
                {t('admin.games.name', { preset: presetName(t, game.preset), size: game.size })}
              </Link>
            </th>
            <td>{t(`term.mode.${game.mode}`)}</td>
            <td className="figures">
              {format.dateTime(when.of(game), { dateStyle: 'medium', timeStyle: 'short' })}
            </td>
            <td>
              <SeatNames seats={game.seats} />
            </td>
            {last !== undefined && <td>{last.of(game)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
