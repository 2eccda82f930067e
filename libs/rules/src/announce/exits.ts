import type { EventOf } from '../model/event.js';
import type { Announcement } from '../model/message.js';
import type { Seat } from '../model/seat.js';
import type { GameState } from '../model/state.js';
import { claimBarredOf } from '../ruleset/claim.js';
import { to, toAll } from './tell.js';

type Told = readonly Announcement[];

/** Whom the claim rule binds is the judge's to know: a player told of it would learn who died before (MAI-05). */
export const claimBarred = (after: GameState, out: readonly Seat[]): Told => {
  const seat = claimBarredOf(after);
  return seat !== null && out.includes(seat) ? [to('judge', { type: 'claimBarred', seat })] : [];
};

export const seatExiled = ({ seat }: EventOf<'seatExiled'>, after: GameState): Told => [
  ...toAll({ type: 'seatOut', seat, how: 'exiled', ground: null }),
  ...claimBarred(after, [seat]),
];

export const cardShown = ({ seat, role }: EventOf<'cardShown'>): Told =>
  toAll({ type: 'cardShown', seat, role });

/** What fell with the seat is not told: hidden votes and picks would show (CLUB-20). */
export const seatEjected = ({ seat, ground }: EventOf<'seatEjected'>): Told =>
  toAll({ type: 'seatOut', seat, how: 'ejected', ground });

export const seatLeft = ({ seat }: EventOf<'seatLeft'>): Told =>
  toAll({ type: 'seatOut', seat, how: 'left', ground: null });

export const seatSurrendered = ({ seat }: EventOf<'seatSurrendered'>): Told =>
  toAll({ type: 'seatOut', seat, how: 'surrendered', ground: null });
