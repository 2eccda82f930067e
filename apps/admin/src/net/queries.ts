import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { endedGame, gameLog, gameSummary, gameView, me, resultCount } from '@killer-club/protocol';
import { ask, askTimed } from '@killer-club/ui';

/** How often a live part asks again, in ms; a hidden page asks nothing. */
const LIVE = 2_000;
/** What the api tells at once of ended games. */
const PAGE = 20;

const under = (path: string, values: Readonly<Record<string, string>>): string => {
  const query = new URLSearchParams(values).toString();
  return query === '' ? path : `${path}?${query}`;
};

export const useMe = () => useQuery({ queryKey: ['me'], queryFn: () => ask('GET', 'me', me) });

export const useRunningGames = () =>
  useQuery({
    queryKey: ['games', 'running'],
    queryFn: () => ask('GET', 'games', z.array(gameSummary)),
    refetchInterval: LIVE,
  });

export const useEndedGames = () =>
  useInfiniteQuery({
    queryKey: ['games', 'ended'],
    initialPageParam: '',
    queryFn: ({ pageParam }) =>
      ask('GET', under('games/ended', pageParam === '' ? {} : { before: pageParam }), z.array(endedGame)),
    getNextPageParam: (page) => (page.length < PAGE ? undefined : String(page.at(-1)?.endedAt)),
  });

export const useGame = (id: string) =>
  useQuery({
    queryKey: ['game', id],
    queryFn: () => ask('GET', `games/${encodeURIComponent(id)}`, gameSummary),
  });

/** What a spectator sees now, until the game has ended. */
export const useGameView = (id: string) =>
  useQuery({
    queryKey: ['game', id, 'view'],
    queryFn: () => askTimed(`games/${encodeURIComponent(id)}/view`, gameView),
    refetchInterval: ({ state }) => (state.data?.answer.view.phase.kind === 'ended' ? false : LIVE),
  });

export const useGameLog = (id: string) =>
  useQuery({
    queryKey: ['game', id, 'log'],
    queryFn: () => ask('GET', `games/${encodeURIComponent(id)}/log`, gameLog),
    staleTime: Infinity,
  });

export const useResults = (filter: Readonly<Record<string, string>>) =>
  useQuery({
    queryKey: ['results', filter],
    queryFn: () => ask('GET', under('statistics/results', filter), z.array(resultCount)),
  });
