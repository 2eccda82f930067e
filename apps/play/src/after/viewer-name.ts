import type { Seat, Viewer } from '@killer-club/rules';

/** A viewer as addresses name it: `spectator`, `judge`, `seat:3`. */
export const viewerName = (viewer: Viewer): string =>
  viewer.kind === 'seat' ? `seat:${String(viewer.seat)}` : viewer.kind;

/** The viewer of a name at a table of this size; null where there is none. */
export const viewerNamed = (name: string, size: Seat): Viewer | null => {
  if (name === 'spectator' || name === 'judge') return { kind: name };
  const seat = Number(/^seat:([1-9]\d?)$/.exec(name)?.[1] ?? Number.NaN);
  return seat <= size ? { kind: 'seat', seat } : null;
};

export const replayPath = (gameId: string, viewer: Viewer): string =>
  `/games/${encodeURIComponent(gameId)}/replay?as=${viewerName(viewer)}`;
