import { announce } from '../announce/announce.js';
import type { Counts } from '../model/audience.js';
import type { GameEvent } from '../model/event.js';
import type { Announcement } from '../model/message.js';
import type { Game, GameState } from '../model/state.js';
import { change } from './change.js';

const counted = (counts: Counts, announcements: readonly Announcement[]): Counts => {
  if (announcements.length === 0) return counts;
  const next: Record<string, number> = { ...counts };
  for (const { audience } of announcements) next[audience] = (next[audience] ?? 0) + 1;
  return next;
};

/** The state after an event, with each audience's message count, so that numbers replay too. */
export const evolve = (game: Game, event: GameEvent): GameState => {
  const after = change(game, event);
  return { ...after, counts: counted(after.counts, announce(game, event, after)) };
};
