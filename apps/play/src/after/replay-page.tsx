import { gameSummary, replay } from '@killer-club/protocol';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { ask } from '@killer-club/ui';
import { usePageTitle } from '../app/page-title.js';
import { useMe } from '../app/session.js';
import { Waiting } from '../app/waiting.js';
import { companyOf, STRANGERS } from '../game/company.js';
import type { ReplayCourse } from './replay-course.js';
import { ReplayRefusal } from './replay-refusal.js';
import { ReplayScreen } from './replay-screen.js';
import { ViewerChoice } from './viewer-choice.js';
import { viewerNamed } from './viewer-name.js';
import './replay-page.css';

/** Nothing of an ended game changes but texts that are erased: a new visit asks anew. */
const KEPT = { staleTime: Infinity, gcTime: 60_000 } as const;

const useReplay = (gameId: string) => {
  const path = `games/${encodeURIComponent(gameId)}`;
  const [search, setSearch] = useSearchParams();
  const { data: me } = useMe();
  const summary = useQuery({
    queryKey: ['games', gameId],
    queryFn: () => ask('GET', path, gameSummary),
    ...KEPT,
  });
  const size = summary.data?.size ?? 0;
  const own = summary.data?.seats.find(({ person }) => person.id === me?.member.id)?.seat;
  const asked = search.get('as') ?? '';
  const named = viewerNamed(asked, size) !== null;
  const as = named ? asked : own === undefined ? 'spectator' : `seat:${String(own)}`;
  const told = useQuery({
    queryKey: ['games', gameId, 'replay', as],
    queryFn: () => ask('GET', `${path}/replay?as=${as}`, replay),
    enabled: summary.data !== undefined,
    ...KEPT,
  });
  const viewer = useMemo(() => viewerNamed(as, size), [as, size]);
  const choose = (next: string) => {
    setSearch(
      (before) => {
        before.set('as', next);
        return before;
      },
      { replace: true },
    );
  };
  return { summary, told, viewer, as, at: Number(search.get('at') ?? 1), choose };
};

function Replayed({ gameId }: { readonly gameId: string }) {
  const t = useTranslations();
  const { summary, told, viewer, as, at, choose } = useReplay(gameId);
  const company = useMemo(
    () => (summary.data === undefined ? STRANGERS : companyOf(summary.data.seats)),
    [summary.data],
  );
  /** Public messages heard where the replay stands, and where it stood when another viewer was chosen. */
  const moment = useRef<number | null>(null);
  const [left, setLeft] = useState<number | null>(null);
  const onMoment = useCallback((heard: number) => {
    moment.current = heard;
  }, []);
  const firstStep = (course: ReplayCourse) => (left === null ? at : course.stepAt(left));
  const error = summary.error ?? told.error;
  return (
    <main className="replay" tabIndex={-1}>
      <header className="replay-head">
        <h1>{t('after.replayTitle')}</h1>
        <Link className="button" to="/">
          {t('after.lobby')}
        </Link>
        {/* Not by the game's state: the page one comes from may have kept a picture of it running. */}
        {summary.data !== undefined && error === null && (
          <ViewerChoice
            size={summary.data.size}
            names={company.names}
            value={as}
            onChoose={(next) => {
              setLeft(moment.current);
              choose(next);
            }}
          />
        )}
      </header>
      {error !== null ? (
        <ReplayRefusal gameId={gameId} error={error} />
      ) : told.data === undefined || viewer === null ? (
        <Waiting label={t('after.opening')} />
      ) : (
        <ReplayScreen
          key={as}
          replay={told.data}
          viewer={viewer}
          company={company}
          firstStep={firstStep}
          onMoment={onMoment}
        />
      )}
    </main>
  );
}

export function ReplayPage() {
  const t = useTranslations();
  const { id = '' } = useParams();
  usePageTitle(t('after.replayTitle'));
  return <Replayed key={id} gameId={id} />;
}
