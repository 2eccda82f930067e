import type { EventOf } from '../model/event.js';
import type { Announcement } from '../model/message.js';
import { shownClock } from '../model/queries.js';
import type { GameState } from '../model/state.js';
import { to, toAll } from './tell.js';

type Told = readonly Announcement[];

export const gamePaused = ({ cause, deadline, ground }: EventOf<'gamePaused'>): Told =>
  toAll({ type: 'gamePaused', cause, until: deadline.shown, ground });

export const gameResumed = ({ by }: EventOf<'gameResumed'>, after: GameState): Told =>
  toAll({ type: 'gameResumed', by, until: shownClock(after) });

export const clockHeld = ({ missing }: EventOf<'clockHeld'>, after: GameState): Told =>
  toAll({ type: 'clockHeld', missing, until: shownClock(after) });

export const judgeSeated = (): Told => toAll({ type: 'judgeSeated' });

export const judgeLeft = (): Told => toAll({ type: 'judgeLeft' });

export const connectionLost = ({ seat }: EventOf<'connectionLost'>): Told => [
  to('judge', { type: 'connectionChanged', seat, away: true }),
];

export const connectionRegained = ({ seat }: EventOf<'connectionRegained'>): Told => [
  to('judge', { type: 'connectionChanged', seat, away: false }),
];
