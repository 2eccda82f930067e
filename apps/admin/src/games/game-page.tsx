'use client';

import { useTranslations } from 'next-intl';
import type { GameSummary, GameView } from '@killer-club/protocol';
import { useGame, useGameView } from '../net/queries';
import { Answered } from '../parts/answered';
import { presetName } from '../parts/names';
import { Ballots } from './ballots';
import { GameLogSection } from './log-section';
import { Nights } from './nights';
import { ResultBadge } from './result-badge';
import { Seats } from './seats';
import { Speeches } from './speeches';
import { StageLine } from './stage-line';
import './game-page.css';

export function GamePage({ id }: { readonly id: string }) {
  const game = useGame(id);
  const view = useGameView(id);
  return (
    <>
      <Heading game={game.data} />
      <Answered asked={game}>
        {(summary) => (
          <Answered asked={view}>
            {({ answer, ahead }) => <Picture game={summary} seen={answer} ahead={ahead} />}
          </Answered>
        )}
      </Answered>
    </>
  );
}

function Heading({ game }: { readonly game: GameSummary | undefined }) {
  const t = useTranslations();
  if (game === undefined) return <h1>{t('admin.game.title')}</h1>;
  return (
    <div className="admin-heading">
      <h1>{t('admin.games.name', { preset: presetName(t, game.preset), size: game.size })}</h1>
      <p className="soft">{t('admin.game.facts', { mode: t(`term.mode.${game.mode}`), id: game.id })}</p>
    </div>
  );
}

interface PictureProps {
  readonly game: GameSummary;
  readonly seen: GameView;
  readonly ahead: number | null;
}

function Picture({ game, seen: { view, texts }, ahead }: PictureProps) {
  const { phase } = view;
  const hasEnded = phase.kind === 'ended';
  return (
    <>
      {hasEnded ? (
        <ResultBadge result={phase.result} reason={phase.reason} />
      ) : (
        <StageLine view={view} ahead={ahead} />
      )}
      <div className="game-columns">
        <div className="game-column">
          <Seats view={view} people={game.seats} />
          {view.reveal !== null && <Nights nights={view.reveal.nights} />}
        </div>
        <Ballots ballots={view.ballots} />
      </div>
      {hasEnded ? <GameLogSection id={game.id} /> : <Speeches speeches={view.speeches} texts={texts} />}
    </>
  );
}
