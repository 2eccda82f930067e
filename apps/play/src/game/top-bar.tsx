import type { View } from '@killer-club/rules';
import { useTranslations } from 'use-intl';
import type { Link } from '../net/game-state.js';
import { ballotOfRound } from './open-ballot.js';
import { StageClock } from './stage-clock.js';

function PhaseName({ view }: { readonly view: View }) {
  const t = useTranslations();
  const { phase } = view;
  if (phase.kind === 'turn') return t(`term.turn.${phase.turn}`);
  const ballot = phase.kind === 'call' || phase.kind === 'window' ? ballotOfRound(view) : null;
  return ballot === null || ballot.kind === 'first'
    ? t(`game.phase.${phase.kind}`)
    : t(`term.ballot.${ballot.kind}`);
}

export function LinkDot({ link }: { readonly link: Link }) {
  const t = useTranslations();
  return (
    <span className="game-link" data-link={link} title={t(`game.link.${link}`)}>
      <span className="unseen">{t(`game.link.${link}`)}</span>
    </span>
  );
}

/** Where the game stands, how long, and whether this page hears it. */
export function TopBar({ view, link }: { readonly view: View; readonly link: Link }) {
  const t = useTranslations();
  return (
    <header className="game-top">
      <h1 className="game-where">
        {t('term.round', { round: view.round })} <span className="game-phase">· </span>
        <PhaseName view={view} />
      </h1>
      <StageClock view={view} />
      <LinkDot link={link} />
    </header>
  );
}
