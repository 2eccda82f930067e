import { told } from '../announce/announce.js';
import { counted, type Counts } from '../model/counts.js';
import type { GameEvent } from '../model/event.js';
import type { Announcement } from '../model/message.js';
import type { Game, GameState } from '../model/state.js';
import { change } from './change.js';
import { revised } from './revised.js';

/** What is told to anybody is told to the judge as well. */
const withTold = (counts: Counts, announcements: readonly Announcement[]): Counts =>
  announcements.reduce(
    (sum, { audience }) => counted(audience === 'judge' ? sum : counted(sum, audience), 'judge'),
    counts,
  );

/** The state after an event, with each audience's message count, so that numbers replay too. */
export const evolve = (game: Game, event: GameEvent): GameState => {
  const after = change(game, event);
  const announcements = told(event, after);
  return announcements.length === 0
    ? after
    : revised(after, { counts: withTold(after.counts, announcements) });
};
