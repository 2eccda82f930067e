import { QueryClient } from '@tanstack/react-query';
import { Refused } from '@killer-club/ui';

/** Milliseconds between two looks at what may change by itself; none while the page is hidden. */
export const POLL_MS = 2000;

const ATTEMPTS = 2;

/** What nobody could answer is asked again; a refusal is an answer. */
const isWorthAnother = (failures: number, error: Error): boolean =>
  failures < ATTEMPTS && error instanceof Refused && (error.status === 0 || error.status >= 500);

export const makeQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // Also without a network: the screen says so instead of waiting in silence.
      queries: { networkMode: 'always', retry: isWorthAnother, staleTime: POLL_MS / 2 },
      mutations: { networkMode: 'always' },
    },
  });
