import { gameSummary } from '@killer-club/protocol';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { WireAnswerCode } from '@killer-club/protocol';
import { ask } from '@killer-club/ui';
import { useGame } from '../net/use-game.js';
import { GameScreen } from './game-screen.js';
import { LinkBanner } from './link-banner.js';
import { companyOf, STRANGERS } from './company.js';
import { WaitingTable } from './waiting-table.js';
import './game.css';
import '@killer-club/ui/styles/seat-name.css';
import '@killer-club/ui/styles/story.css';

function Refusal({ code }: { readonly code: WireAnswerCode }) {
  const t = useTranslations();
  return (
    <main className="game-refused" tabIndex={-1}>
      <h1>{t('game.refused')}</h1>
      <p>{t(`answer.${code}`)}</p>
      <Link className="button" data-kind="main" to="/">
        {t('game.toLobby')}
      </Link>
    </main>
  );
}

function Game({ gameId }: { readonly gameId: string }) {
  const game = useGame(gameId);
  const { data } = useQuery({
    queryKey: ['games', gameId],
    queryFn: () => ask('GET', `games/${encodeURIComponent(gameId)}`, gameSummary),
    staleTime: Infinity,
  });
  if (game.refusal !== null) return <Refusal code={game.refusal} />;
  if (game.view === null)
    return (
      <WaitingTable size={data?.size ?? null}>
        <LinkBanner link={game.link} takeOver={game.takeOver} />
      </WaitingTable>
    );
  return (
    <GameScreen
      game={game}
      view={game.view}
      company={data === undefined ? STRANGERS : companyOf(data.seats)}
    />
  );
}

export function GamePage() {
  const { id } = useParams();
  return id === undefined ? <Refusal code="unknownGame" /> : <Game key={id} gameId={id} />;
}
