import { BallotTable, SeatName, listed, type Names } from '@killer-club/ui';
import type { View } from '@killer-club/rules';
import { useTranslations } from 'use-intl';
import { ballotOfRound, waitingOf } from './open-ballot.js';

const NUMBERS_ONLY: Names = new Map();

/** The candidate that is called, who comes next, and the calls that have closed. */
export function RollCall({ view, names }: { readonly view: View; readonly names: Names }) {
  const t = useTranslations();
  const ballot = ballotOfRound(view);
  const called = view.phase.kind === 'call' ? view.phase.candidate : null;
  if (ballot === null) return null;
  const waiting = waitingOf({ ballot, called });
  const heard = { ...ballot, candidates: ballot.calls.map(({ candidate }) => candidate) };
  const hasVotes = ballot.calls.some(({ voters }) => voters.length > 0);
  return (
    <>
      {called !== null && (
        <p className="game-called">
          <SeatName seat={called} names={names} />
        </p>
      )}
      {waiting.length > 0 && <p className="soft">{t('game.waiting', { seats: listed(waiting, t) })}</p>}
      {hasVotes && <BallotTable ballot={heard} names={NUMBERS_ONLY} />}
    </>
  );
}
