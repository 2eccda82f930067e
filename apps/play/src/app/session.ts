import { useQuery, type QueryClient } from '@tanstack/react-query';
import { me, type Me } from '@killer-club/protocol';
import { ask, Refused } from '../net/rest.js';
import { POLL_MS } from './queries.js';

const KEY = ['me'] as const;

/** Who is signed in here; null for nobody. */
const look = async (): Promise<Me | null> => {
  try {
    return await ask('GET', 'me', me);
  } catch (error) {
    if (error instanceof Refused && error.code === 'notSignedIn') return null;
    throw error;
  }
};

export const useMe = () =>
  useQuery({
    queryKey: KEY,
    queryFn: look,
    // Nobody is called anywhere before they have come in.
    refetchInterval: ({ state }) => (state.data === null ? false : POLL_MS),
  });

export const refreshMe = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: KEY });

/** Somebody else is here now, or nobody: nothing of the one before is kept. */
export const startSession = async (queries: QueryClient): Promise<void> => {
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== KEY[0] });
  await queries.query({ queryKey: KEY, queryFn: look, staleTime: 0 });
};
