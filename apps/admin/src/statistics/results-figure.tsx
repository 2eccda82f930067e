import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { ResultsTable } from './results-table';
import { OUTCOMES, type SizeShares } from './shares';
import './results-figure.css';

/** Measures itself: there is nothing to draw on the server. */
const ResultsChart = dynamic(() => import('../charts/results-chart'), { ssr: false });

export interface ResultsFigureProps {
  readonly preset: string;
  readonly entries: readonly SizeShares[];
}

/** The chart, its key, and the same numbers as a table. */
export function ResultsFigure({ preset, entries }: ResultsFigureProps) {
  const t = useTranslations();
  const decided = entries.filter(({ n }) => n > 0);
  const title = t('admin.statistics.figure', { preset });
  return (
    <>
      <figure className="card results-figure" aria-labelledby="results-title">
        <figcaption>
          <h2 id="results-title">{title}</h2>
          <p className="soft">{t('admin.statistics.unit')}</p>
        </figcaption>
        <ul className="results-key">
          {OUTCOMES.map((outcome) => (
            <li key={outcome} data-outcome={outcome}>
              {t(`term.result.${outcome}`)}
            </li>
          ))}
        </ul>
        <div aria-hidden="true">
          <ResultsChart entries={decided} />
        </div>
      </figure>
      <ResultsTable caption={title} entries={entries} />
    </>
  );
}
