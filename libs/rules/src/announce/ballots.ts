import { seatAudience } from '../model/audience.js';
import type { EventOf } from '../model/event.js';
import type { Announcement } from '../model/message.js';
import { openBallotOf } from '../model/queries.js';
import type { GameState } from '../model/state.js';
import { to, toAll } from './tell.js';

type Told = readonly Announcement[];

export const ballotOpened = ({ kind, candidates }: EventOf<'ballotOpened'>): Told =>
  toAll({ type: 'ballotOpened', kind, candidates });

export const callOpened = ({ stage, candidate, deadline }: EventOf<'callOpened'>): Told =>
  toAll({ type: 'callOpened', stage, candidate, until: deadline.shown });

export const windowOpened = ({ stage, deadline }: EventOf<'windowOpened'>): Told =>
  toAll({ type: 'windowOpened', stage, until: deadline.shown });

/** Until the window closes marks are their maker's secret (SKV-17). */
export const nominated = (
  { seat }: EventOf<'nominationMade' | 'nominationWithdrawn'>,
  after: GameState,
): Told => {
  const marks = openBallotOf(after)?.pending.filter((mark) => mark.seat === seat) ?? [];
  const candidates = marks.map(({ candidate }) => candidate);
  return [to(seatAudience(seat), { type: 'nominationTaken', seat, candidates })];
};

/** Until the call or window closes a vote is its voter's secret (POL-13). */
export const voteCast = ({ seat, candidate }: EventOf<'voteCast'>): Told => [
  to(seatAudience(seat), { type: 'voteTaken', seat, candidate }),
];

export const voteWithdrawn = ({ seat }: EventOf<'voteWithdrawn'>): Told => [
  to(seatAudience(seat), { type: 'voteTaken', seat, candidate: null }),
];

/** To its voter it is taken back; the others hear of it when the call closes (POL-13). */
export const voteStruck = ({ seat }: EventOf<'voteStruck'>): Told => [
  to(seatAudience(seat), { type: 'voteTaken', seat, candidate: null }),
];

/** For whom the voided vote was stays untold: it is no longer among the votes shown (DET-14). */
export const voteVoided = ({ seat, ground }: EventOf<'voteVoided'>): Told =>
  toAll({ type: 'voteVoided', seat, ground });

export const callClosed = ({ candidate, voters }: EventOf<'callClosed'>): Told =>
  toAll({ type: 'callClosed', candidate, voters });

export const windowClosed = ({ calls }: EventOf<'windowClosed'>): Told =>
  toAll({ type: 'windowClosed', calls });

/** Whose vote is missing everybody can see in the votes (MAI-02). */
export const votesMissed = ({ seats }: EventOf<'votesMissed'>): Told => toAll({ type: 'votesMissed', seats });

export const tallyOpened = ({ stage, deadline }: EventOf<'tallyOpened'>): Told =>
  toAll({ type: 'tallyOpened', stage, until: deadline.shown });

export const ballotClosed = ({ outcome }: EventOf<'ballotClosed'>): Told =>
  toAll({ type: 'ballotClosed', outcome });

export const lotDrawn = ({ seat }: EventOf<'lotDrawn'>): Told => toAll({ type: 'lotDrawn', seat });
