import { useQuery } from '@tanstack/react-query';
import { endedGame, gameSummary, ledgerEntry, tableView } from '@killer-club/protocol';
import { z } from 'zod';
import { ask } from '@killer-club/ui';
import { POLL_MS } from '../app/queries.js';

/** How often what only a game's end changes is looked at, in milliseconds. */
const SLOW_MS = 15_000;

const tables = z.array(tableView);
const games = z.array(gameSummary);
const endedGames = z.array(endedGame);
const ledger = z.array(ledgerEntry);

export const useTables = () =>
  useQuery({ queryKey: ['tables'], queryFn: () => ask('GET', 'tables', tables), refetchInterval: POLL_MS });

export const useTable = (id: string) =>
  useQuery({
    queryKey: ['table', id],
    queryFn: () => ask('GET', `tables/${encodeURIComponent(id)}`, tableView),
    refetchInterval: POLL_MS / 2,
  });

export const useRunningGames = () =>
  useQuery({ queryKey: ['games'], queryFn: () => ask('GET', 'games', games), refetchInterval: POLL_MS });

export const useMyEndedGames = () =>
  useQuery({
    queryKey: ['endedGames'],
    queryFn: () => ask('GET', 'games/ended?mine=true', endedGames),
    refetchInterval: SLOW_MS,
  });

export const useMyLedger = () =>
  useQuery({
    queryKey: ['ledger'],
    queryFn: () => ask('GET', 'ledger/me', ledger),
    refetchInterval: SLOW_MS,
  });
