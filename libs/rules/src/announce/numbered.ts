import type { Cursor, Viewer } from '../model/audience.js';
import { counted, countOf, noCounts } from '../model/counts.js';
import type { GameEvent } from '../model/event.js';
import type { Numbered } from '../model/message.js';
import type { Game, GameState } from '../model/state.js';
import { announce } from './announce.js';
import { audiencesOf } from './audiences.js';

/** One event's announcements with their numbers; `after` is the public message each one follows. */
export const numbered = (before: Game, event: GameEvent, after: GameState): readonly Numbered[] => {
  let counts = before?.counts ?? noCounts(after.seats.length);
  return announce(before, event, after).map(({ audience, message }) => {
    const follows = counts.public;
    counts = counted(counts, audience);
    return { audience, n: countOf(counts, audience), after: follows, message };
  });
};

/** Where a viewer stands who has seen everything so far. */
export const cursorFor = (state: GameState, viewer: Viewer): Cursor =>
  Object.fromEntries(
    audiencesOf(state, viewer).map((audience) => [audience, countOf(state.counts, audience)]),
  );

const rank = (message: Numbered): number => (message.audience === 'public' ? 1 : 0);

/** The order a viewer reads messages in: by (after, private before public, audience, n). */
export const byReading = (a: Numbered, b: Numbered): number =>
  a.after - b.after ||
  rank(a) - rank(b) ||
  (a.audience < b.audience ? -1 : a.audience > b.audience ? 1 : a.n - b.n);
