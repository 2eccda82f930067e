import type { View } from '@killer-club/rules';

/** The seat a bot looks out of; null for a spectator's or judge's view. */
export const ownSeat = (view: View): number | null => (view.viewer.kind === 'seat' ? view.viewer.seat : null);

export const living = (view: View): number[] =>
  view.seats.filter(({ exit }) => exit === null).map(({ seat }) => seat);

export const identityOf = (view: View, seat: number): string | null =>
  view.seats[seat - 1]?.known?.identity ?? null;

export const ownRole = (view: View): string | null => {
  const seat = ownSeat(view);
  return seat === null ? null : identityOf(view, seat);
};

/** The tables's shared mood and the bot's own: names for seeded luck that last one round. */
export const roundName = (view: View): string => `${view.gameId}/${view.round}`;
