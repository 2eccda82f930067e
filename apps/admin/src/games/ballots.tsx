import { useTranslations } from 'next-intl';
import type { BallotRecord, Seat } from '@killer-club/rules';
import { listed } from '@killer-club/ui';
import { SeatList } from './seat-list';
import './ballots.css';

export function Ballots({ ballots }: { readonly ballots: readonly BallotRecord[] }) {
  const t = useTranslations();
  return (
    <section className="game-section" aria-labelledby="ballots-title">
      <h2 id="ballots-title">{t('admin.game.ballots')}</h2>
      {ballots.length === 0 && <p className="soft">{t('admin.game.noBallots')}</p>}
      {ballots.map((ballot, at) => (
        <Ballot key={at} ballot={ballot} />
      ))}
    </section>
  );
}

/** Candidates without a vote: whose call closed so, and, once the ballot has an outcome, all whom nobody chose. */
const emptyOf = ({ candidates, calls, outcome }: BallotRecord): Seat[] => {
  const votesOf = (seat: Seat) => calls.find(({ candidate }) => candidate === seat)?.voters.length;
  return candidates.filter((seat) => (votesOf(seat) ?? (outcome === null ? undefined : 0)) === 0);
};

function Ballot({ ballot }: { readonly ballot: BallotRecord }) {
  const t = useTranslations();
  const kind = t(`term.ballot.${ballot.kind}`);
  const called = ballot.calls.filter(({ voters }) => voters.length > 0);
  const empty = emptyOf(ballot);
  return (
    <table className="admin-table ballots-ballot">
      <caption>
        <strong>{t('admin.game.ballot', { round: ballot.round, kind })}</strong> <Outcome ballot={ballot} />
      </caption>
      <thead className="unseen">
        <tr>
          <th scope="col">{t('admin.game.candidate')}</th>
          <th scope="col">{t('admin.game.votes')}</th>
          <th scope="col">{t('admin.game.voters')}</th>
        </tr>
      </thead>
      <tbody>
        {called.map(({ candidate, voters }) => (
          <tr key={candidate}>
            <th scope="row">{t('term.seat', { seat: candidate })}</th>
            <td className="admin-number">{t('admin.game.count', { count: voters.length })}</td>
            <td>
              <SeatList seats={voters} />
            </td>
          </tr>
        ))}
        {empty.length > 0 && (
          <tr className="soft">
            <th scope="row" colSpan={2}>
              {t('admin.game.noVotes')}
            </th>
            <td>
              <SeatList seats={empty} />
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

function Outcome({ ballot: { outcome } }: { readonly ballot: BallotRecord }) {
  const t = useTranslations();
  switch (outcome?.kind) {
    case undefined:
      return <span className="soft">{t('admin.game.open')}</span>;
    case 'exiled':
      return <span>{t('line.ballotExiled', { seat: outcome.seat })}</span>;
    case 'circle':
      return <span>{t('line.ballotCircle', { seats: listed(outcome.seats, t) })}</span>;
    case 'tied':
      return <span>{t('line.ballotTied', { seats: listed(outcome.seats, t) })}</span>;
    case 'none':
      return <span>{t('line.ballotNone')}</span>;
  }
}
