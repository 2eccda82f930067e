import type { EventOf } from '../model/event.js';
import { seatAudience } from '../model/audience.js';
import type { Announcement } from '../model/message.js';
import { to, toAll } from './tell.js';

type Told = readonly Announcement[];

export const turnBegan = ({ stage, seat, turn, queue, deadline }: EventOf<'turnBegan'>): Told =>
  toAll({ type: 'turnBegan', stage, seat, turn, queue, until: deadline.shown });

export const speechSaid = ({ seat, text }: EventOf<'speechSaid'>): Told =>
  toAll({ type: 'speechSaid', seat, text });

export const turnEnded = ({ seat, by, ground }: EventOf<'turnEnded'>): Told =>
  toAll({ type: 'turnEnded', seat, by, ground });

export const turnExtended = ({ seat, deadline, ground }: EventOf<'turnExtended'>): Told =>
  toAll({ type: 'turnExtended', seat, until: deadline.shown, ground });

export const textClosed = ({ seat, ground }: EventOf<'textClosed'>): Told =>
  toAll({ type: 'textClosed', seat, ground });

export const requestOpened = ({ stage, deadline }: EventOf<'requestOpened'>): Told =>
  toAll({ type: 'requestOpened', stage, until: deadline.shown });

export const speechRequested = ({ seat }: EventOf<'speechRequested'>): Told => [
  to(seatAudience(seat), { type: 'speechRequested', seat }),
];

/** The caller is told that the call was heard, never whether its condition held (MAI-06). */
export const roundPkCalled = ({ seat }: EventOf<'roundPkCalled'>): Told => [
  to(seatAudience(seat), { type: 'roundPkCalled', seat }),
];

export const seatWarned = ({ seat, ground }: EventOf<'seatWarned'>): Told =>
  toAll({ type: 'seatWarned', seat, ground });

export const pointsDeducted = ({ seat, points, ground }: EventOf<'pointsDeducted'>): Told =>
  toAll({ type: 'pointsDeducted', seat, points, ground });
