import { useIsMutating, useQuery, type QueryClient } from '@tanstack/react-query';
import { me, type Me } from '@killer-club/protocol';
import { ask, Refused } from '@killer-club/ui';
import { renewLink } from '../net/presence.js';
import { POLL_MS } from './queries.js';

const KEY = ['me'] as const;

/** Of mutations that change the session: until one is answered, nobody can say whose it is. */
export const SESSION_CHANGE = ['session'] as const;

export const useIsSessionChanging = (): boolean => useIsMutating({ mutationKey: SESSION_CHANGE }) > 0;

/** Who is signed in here; null for nobody. */
const look = async (): Promise<Me | null> => {
  try {
    return await ask('GET', 'me', me);
  } catch (error) {
    if (error instanceof Refused && error.code === 'notSignedIn') return null;
    throw error;
  }
};

export const useMe = () => {
  const isChanging = useIsSessionChanging();
  return useQuery({
    queryKey: KEY,
    queryFn: look,
    // Nobody is called anywhere before they have come in.
    refetchInterval: ({ state }) => (state.data === null || isChanging ? false : POLL_MS),
  });
};

export const refreshMe = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: KEY });

/** The session is a new one of the same member. */
export const renewSession = async (queries: QueryClient): Promise<void> => {
  renewLink();
  await queries.query({ queryKey: KEY, queryFn: look, staleTime: 0 });
};

const forget = (queries: QueryClient): void => {
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== KEY[0] });
};

/** Somebody else is here now: nothing of the one before is kept. */
export const startSession = async (queries: QueryClient): Promise<void> => {
  forget(queries);
  await renewSession(queries);
};

export const endSession = (queries: QueryClient): void => {
  forget(queries);
  queries.setQueryData<Me | null>(KEY, null);
};

/** What was asked with the old session is not listened to any more. */
export const dropLooks = (queries: QueryClient): Promise<void> => queries.cancelQueries({ queryKey: KEY });
