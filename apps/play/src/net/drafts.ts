import { useCallback, useSyncExternalStore } from 'react';
import { club } from './page-club.js';

/** A text that is not sent yet. It outlives a reload and is forgotten when the game has ended. */
export const useDraft = (gameId: string, name: string): [string, (text: string) => void] => {
  const { drafts } = club();
  const text = useSyncExternalStore(drafts.subscribe, () => drafts.read(gameId, name));
  const write = useCallback(
    (next: string) => {
      drafts.write(gameId, name, next);
    },
    [drafts, gameId, name],
  );
  return [text, write];
};
