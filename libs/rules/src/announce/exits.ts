import type { EventOf } from '../model/event.js';
import type { Announcement } from '../model/message.js';
import { toAll } from './tell.js';

type Told = readonly Announcement[];

export const seatExiled = ({ seat }: EventOf<'seatExiled'>): Told =>
  toAll({ type: 'seatOut', seat, how: 'exiled', ground: null });

/** What fell with the seat is not told: hidden votes and picks would show (CLUB-20). */
export const seatEjected = ({ seat, ground }: EventOf<'seatEjected'>): Told =>
  toAll({ type: 'seatOut', seat, how: 'ejected', ground });

export const seatLeft = ({ seat }: EventOf<'seatLeft'>): Told =>
  toAll({ type: 'seatOut', seat, how: 'left', ground: null });

export const seatSurrendered = ({ seat }: EventOf<'seatSurrendered'>): Told =>
  toAll({ type: 'seatOut', seat, how: 'surrendered', ground: null });
