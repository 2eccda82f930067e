import type { BallotRecord, Seat } from '@killer-club/rules';
import { useTranslations } from 'use-intl';
import { listed } from './listed.js';
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
    case 'circle':
      return t('line.ballotCircle', { seats: listed(outcome.seats, t) });
    case 'tied':
      return t('line.ballotTied', { seats: listed(outcome.seats, t) });
    case 'none':
      return t('line.ballotNone');
    case undefined:
      return t('ballot.open');
  }
}

type Seats = Pick<BallotTableProps, 'names'> & { readonly seats: readonly Seat[] };

function SeatList({ seats, names }: Seats) {
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

function FootRow({ title, ...rest }: Seats & { readonly title: string }) {
  if (rest.seats.length === 0) return null;
  return (
    <tr>
      <th scope="row">{title}</th>
      <td colSpan={2}>
        <SeatList {...rest} />
      </td>
    </tr>
  );
}

const wasExiled = ({ outcome }: BallotRecord, seat: Seat): boolean =>
  outcome?.kind === 'exiled' && outcome.seat === seat;

/** Who voted for whom; who was not chosen and who gave no vote is known when it has closed. Styles: `@killer-club/ui/styles/ballot-table.css`. */
export function BallotTable({ ballot, names, without = [] }: BallotTableProps) {
  const t = useTranslations();
  const calls = ballot.calls.filter(({ voters }) => voters.length > 0);
  const unchosen = ballot.candidates.filter((seat) => !calls.some(({ candidate }) => candidate === seat));
  return (
    <table className="ballot-table">
      <caption>
        <strong>{t(`term.ballot.${ballot.kind}`)}</strong> <Outcome outcome={ballot.outcome} />
      </caption>
      {calls.length > 0 && (
        <thead>
          <tr>
            <th scope="col">{t('ballot.candidate')}</th>
            <th scope="col">{t('ballot.count')}</th>
            <th scope="col">{t('ballot.voters')}</th>
          </tr>
        </thead>
      )}
      <tbody>
        {calls.map(({ candidate, voters }) => (
          <tr key={candidate} data-exiled={wasExiled(ballot, candidate)}>
            <th scope="row">
              <SeatName seat={candidate} names={names} />
            </th>
            <td className="figures">{voters.length}</td>
            <td>
              <SeatList seats={voters} names={names} />
            </td>
          </tr>
        ))}
      </tbody>
      {ballot.outcome !== null && (
        <tfoot>
          <FootRow title={t('ballot.unchosen')} seats={unchosen} names={names} />
          <FootRow title={t('ballot.without')} seats={without} names={names} />
        </tfoot>
      )}
    </table>
  );
}
