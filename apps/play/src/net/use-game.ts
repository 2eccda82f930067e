import { useMemo, useSyncExternalStore } from 'react';
import type { ActCommand, ClientAct } from './act.js';
import { club } from './page-club.js';
import type { GameState } from './game-state.js';

export interface FollowedGame extends GameState {
  /** Sends a command of the member's seat; what came of it appears in `acts`. */
  readonly act: (command: ActCommand) => ClientAct;
  /** Lets this page act again after a newer one of the member took over. */
  readonly takeOver: () => void;
}

const takeOver = (): void => {
  club().link.renew();
};

export const useGame = (gameId: string): FollowedGame => {
  const store = club().game(gameId);
  const state = useSyncExternalStore(store.subscribe, store.read);
  return useMemo(() => ({ ...state, act: store.act, takeOver }), [state, store]);
};
