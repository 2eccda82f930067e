import type { Counts, Cursor, Viewer } from '../model/audience.js';
import type { GameEvent } from '../model/event.js';
import type { Numbered } from '../model/message.js';
import type { Game, GameState } from '../model/state.js';
import { announce } from './announce.js';
import { audiencesOf } from './audiences.js';

const countIn = (counts: Counts, audience: string): number => counts[audience] ?? 0;

/** One event's announcements with their numbers; `after` is the public message each one follows. */
export const numbered = (before: Game, event: GameEvent, after: GameState): readonly Numbered[] => {
  const counts: Record<string, number> = { ...(before?.counts ?? {}) };
  return announce(before, event, after).map(({ audience, message }) => {
    const follows = countIn(counts, 'public');
    const n = countIn(counts, audience) + 1;
    counts[audience] = n;
    return { audience, n, after: follows, message };
  });
};

/** Where a viewer stands who has seen everything so far. */
export const cursorFor = (state: GameState, viewer: Viewer): Cursor =>
  Object.fromEntries(
    audiencesOf(state, viewer).map((audience) => [audience, countIn(state.counts, audience)]),
  );

const rank = (message: Numbered): number => (message.audience === 'public' ? 1 : 0);

/** The order a viewer reads messages in: by (after, private before public, audience, n). */
export const byReading = (a: Numbered, b: Numbered): number =>
  a.after - b.after ||
  rank(a) - rank(b) ||
  (a.audience < b.audience ? -1 : a.audience > b.audience ? 1 : a.n - b.n);
