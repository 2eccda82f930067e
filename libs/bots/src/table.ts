import type { Identity, Seat, View } from '@killer-club/rules';

/** The seat a bot looks out of; null for a spectator's or judge's view. */
export const ownSeat = (view: View): Seat | null => (view.viewer.kind === 'seat' ? view.viewer.seat : null);

export const living = (view: View): Seat[] =>
  view.seats.filter(({ exit }) => exit === null).map(({ seat }) => seat);

export const isAlive = (view: View, seat: Seat): boolean => view.seats[seat - 1]?.exit === null;

export const identityOf = (view: View, seat: Seat): Identity | null =>
  view.seats[seat - 1]?.known?.identity ?? null;

export const ownRole = (view: View): Identity | null => {
  const seat = ownSeat(view);
  return seat === null ? null : identityOf(view, seat);
};

const isKiller = (identity: Identity | null): boolean => identity === 'killer' || identity === 'secretKiller';

/** Known to be of the killers' side. */
export const isKnownKiller = (view: View, seat: Seat): boolean => isKiller(identityOf(view, seat));

export const isOfKillers = (view: View): boolean => isKiller(ownRole(view));

/** The table’s shared mood and the bot's own: names for seeded luck that last one round. */
export const roundName = (view: View): string => `${view.gameId}/${view.round}`;
