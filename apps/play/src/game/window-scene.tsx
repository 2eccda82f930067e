import { BallotTable, listed, type Names } from '@killer-club/ui';
import type { BallotRecord, View } from '@killer-club/rules';
import { useTranslations } from 'use-intl';
import { openWindow } from './open-ballot.js';

const NUMBERS_ONLY: Names = new Map();

/** Ballots among those whom an earlier one has left. */
const OF_FEW: readonly BallotRecord['kind'][] = ['statement', 'offCircle', 'final'];

function How({ view, ballot }: { readonly view: View; readonly ballot: BallotRecord }) {
  const t = useTranslations();
  const { marks, compulsory } = view.ruleset.ballot;
  if (ballot.kind === 'nomination') return <p>{t('game.window.nomination', { marks })}</p>;
  return (
    <>
      {OF_FEW.includes(ballot.kind) && <p className="game-called">{listed(ballot.candidates, t)}</p>}
      <p>{t(ballot.kind === 'final' ? 'game.window.final' : 'game.window.secret')}</p>
      {compulsory.some((kind) => kind === ballot.kind) && <p>{t('game.vote.compulsory')}</p>}
    </>
  );
}

/** A ballot in which everybody votes at once: who stands, how it goes, and what led to it. */
export function WindowScene({ view }: { readonly view: View }) {
  const t = useTranslations();
  const ballot = openWindow(view);
  if (ballot === null) return null;
  const before = view.ballots.filter(({ round, outcome }) => round === view.round && outcome !== null);
  return (
    <>
      <How view={view} ballot={ballot} />
      <p className="soft">{t('game.window.untold')}</p>
      {before.slice(-1).map((closed) => (
        <BallotTable key={closed.kind} ballot={closed} names={NUMBERS_ONLY} />
      ))}
    </>
  );
}
