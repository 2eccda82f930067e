import type { BallotRecord, Seat } from '@killer-club/rules';
import { useTranslations } from 'use-intl';
import type { Names } from './names.js';
import { SeatName } from './seat-name.js';

export interface BallotTableProps {
  readonly ballot: BallotRecord;
  readonly names: Names;
  /** The living who gave no vote, where that is known. */
  readonly without?: readonly Seat[];
}

function Outcome({ outcome }: Pick<BallotRecord, 'outcome'>) {
  const t = useTranslations();
  switch (outcome?.kind) {
    case 'exiled':
      return t('line.ballotExiled', { seat: outcome.seat });
    case 'tied':
      return t('line.ballotTied', { seats: outcome.seats.join('、') });
    case 'none':
      return t('line.ballotNone');
    case undefined:
      return t('ballot.open');
  }
}

function Voters({ seats, names }: { readonly seats: readonly Seat[]; readonly names: Names }) {
  const t = useTranslations();
  if (seats.length === 0) return <span className="soft">{t('ballot.nobody')}</span>;
  return (
    <ul className="seat-list">
      {seats.map((seat) => (
        <li key={seat}>
          <SeatName seat={seat} names={names} />
        </li>
      ))}
    </ul>
  );
}

const wasExiled = ({ outcome }: BallotRecord, seat: Seat): boolean =>
  outcome?.kind === 'exiled' && outcome.seat === seat;

/** Who voted for whom. Styles: `@killer-club/ui/styles/ballot-table.css`. */
export function BallotTable({ ballot, names, without = [] }: BallotTableProps) {
  const t = useTranslations();
  const votersOf = (candidate: Seat): readonly Seat[] =>
    ballot.calls.find((call) => call.candidate === candidate)?.voters ?? [];
  return (
    <table className="ballot-table">
      <caption>
        <strong>{t(`term.ballot.${ballot.kind}`)}</strong> <Outcome outcome={ballot.outcome} />
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('ballot.candidate')}</th>
          <th scope="col">{t('ballot.count')}</th>
          <th scope="col">{t('ballot.voters')}</th>
        </tr>
      </thead>
      <tbody>
        {ballot.candidates.map((candidate) => (
          <tr key={candidate} data-exiled={wasExiled(ballot, candidate)}>
            <th scope="row">
              <SeatName seat={candidate} names={names} />
            </th>
            <td className="figures">{votersOf(candidate).length}</td>
            <td>
              <Voters seats={votersOf(candidate)} names={names} />
            </td>
          </tr>
        ))}
      </tbody>
      {without.length > 0 && (
        <tfoot>
          <tr>
            <th scope="row">{t('ballot.without')}</th>
            <td className="figures">{without.length}</td>
            <td>
              <Voters seats={without} names={names} />
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
