import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { OUTCOMES, type SizeShares } from './shares';
import './results-table.css';

export interface ResultsTableProps {
  readonly caption: string;
  readonly entries: readonly SizeShares[];
}

export function ResultsTable({ caption, entries }: ResultsTableProps) {
  const t = useTranslations();
  return (
    <table className="admin-table results-table">
      <caption className="unseen">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('admin.statistics.size')}</th>
          <th scope="col" className="admin-number">
            {t('admin.statistics.n')}
          </th>
          {OUTCOMES.map((outcome) => (
            <th key={outcome} scope="col" className="admin-number">
              {t(`term.result.${outcome}`)}
            </th>
          ))}
          <th scope="col" className="admin-number">
            {t('admin.statistics.interval')}
          </th>
          <th scope="col" className="admin-number">
            {t('term.result.annulled')}
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <Row key={entry.size} entry={entry} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ entry }: { readonly entry: SizeShares }) {
  const t = useTranslations();
  const format = useFormatter();
  const percent = (share: number) => format.number(share, { style: 'percent', maximumFractionDigits: 0 });
  const { goodBetween: between } = entry;
  return (
    <tr>
      <th scope="row">{t('admin.statistics.seats', { size: entry.size })}</th>
      <Cell name={t('admin.statistics.n')}>{entry.n}</Cell>
      {OUTCOMES.map((outcome) => (
        <Cell key={outcome} name={t(`term.result.${outcome}`)}>
          {t('admin.statistics.cell', {
            games: entry.games[outcome],
            share: percent(entry.shares[outcome]),
          })}
        </Cell>
      ))}
      <Cell name={t('admin.statistics.interval')}>
        {between === null ? '–' : `${percent(between.low)}–${percent(between.high)}`}
      </Cell>
      <Cell name={t('term.result.annulled')}>{entry.annulled}</Cell>
    </tr>
  );
}

/** On a phone rows stand apart and each cell brings its column's name. */
function Cell({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <td className="admin-number" data-name={name}>
      {children}
    </td>
  );
}
