import type { Viewer } from '../../model/audience.js';
import type { MessageOf } from '../../model/message.js';
import type { Seat } from '../../model/seat.js';
import { allSeats } from '../../model/seat.js';
import type { Known, SeatView, View, ViewPhase } from '../../model/view.js';
import { inOpenBallot, recordWithout } from '../../model/ballotRecord.js';
import { sanctionOf } from '../../model/sanction.js';

/** What a viewer has seen before the first night. */
const NOTHING_SEEN = {
  groups: [],
  protectedSeats: [],
  picks: [],
  checks: [],
  shotsSpent: [],
  claimBarred: null,
  asked: [],
  roundPkCalled: null,
  votes: [],
  voided: [],
  ballots: [],
  speeches: [],
  sanctions: [],
  away: [],
  reveal: null,
} as const;

export const gameStarted = (message: MessageOf<'gameStarted'>, viewer: Viewer): View => ({
  viewer,
  gameId: message.gameId,
  rulesetId: message.rulesetId,
  ruleset: message.ruleset,
  ranked: message.ranked,
  clockFactor: message.clockFactor,
  firstSpeaker: message.firstSpeaker,
  commitment: message.commitment,
  seats: allSeats(message.size).map((seat) => ({ seat, exit: null, known: null })),
  stage: 0,
  round: 0,
  phase: { kind: 'day' },
  until: null,
  paused: null,
  judged: false,
  ...NOTHING_SEEN,
});

/** Adds what is learnt of seats; what was known before stands. */
export const withKnown = (view: View, seats: readonly Seat[], known: Known): View => ({
  ...view,
  seats: view.seats.map((entry) =>
    seats.includes(entry.seat) && entry.known === null ? { ...entry, known } : entry,
  ),
});

/** The own card stands over what the group was told, in whichever order they are read. */
export const roleDealt = (view: View, { seat, role }: MessageOf<'roleDealt'>): View => ({
  ...view,
  seats: view.seats.map((entry) =>
    entry.seat === seat ? { ...entry, known: { identity: role, by: 'dealt' } } : entry,
  ),
});

export const partnersKnown = (view: View, { role, seats }: MessageOf<'partnersKnown'>): View =>
  withKnown({ ...view, groups: [...view.groups, { role, seats, locked: null }] }, seats, {
    identity: role,
    by: 'partner',
  });

export const protectedShown = (view: View, { seats }: MessageOf<'protectedShown'>): View => ({
  ...view,
  protectedSeats: seats,
});

export const roundEnded = (view: View): View => ({ ...view, phase: { kind: 'day' } });

const isOwn = (view: View, seat: Seat): boolean => view.viewer.kind === 'seat' && view.viewer.seat === seat;

/** A lock on who is gone opens again, the police's stays: its check was learnt (DET-22). */
const groupsWithout = (view: View, seat: Seat): View['groups'] =>
  view.groups.map((group) =>
    isOwn(view, seat) || (group.role === 'killer' && group.locked?.target === seat)
      ? { ...group, locked: null }
      : group,
  );

const phaseWithout = (phase: ViewPhase, seat: Seat): ViewPhase =>
  phase.kind === 'turn' ? { ...phase, queue: phase.queue.filter((waiting) => waiting !== seat) } : phase;

const out = (view: View, { seat, how }: MessageOf<'seatOut'>): readonly SeatView[] =>
  view.seats.map((entry) => (entry.seat === seat ? { ...entry, exit: { how, round: view.round } } : entry));

/** An exile closes a ballot, every other exit takes along what hangs on the seat (CLUB-20, DET-22). */
export const seatOut = (view: View, message: MessageOf<'seatOut'>): View => {
  const { seat, how, ground } = message;
  const left: View = {
    ...view,
    seats: out(view, message),
    away: view.away.filter((other) => other !== seat),
  };
  if (how === 'exiled') return left;
  const sanction = ground === null ? [] : [sanctionOf(view.round, { kind: 'ejected', seat, ground })];
  return {
    ...left,
    phase: phaseWithout(left.phase, seat),
    groups: groupsWithout(left, seat),
    picks: isOwn(view, seat) ? [] : left.picks.filter((pick) => pick.seat !== seat && pick.target !== seat),
    asked: left.asked.filter((asker) => asker !== seat),
    votes: left.votes.filter((vote) => vote.candidate !== seat),
    ballots: inOpenBallot(left.ballots, (record) => recordWithout(record, seat)),
    sanctions: [...left.sanctions, ...sanction],
  };
};

export const claimBarred = (view: View, { seat }: MessageOf<'claimBarred'>): View => ({
  ...view,
  claimBarred: seat,
});

/** A card laid open tells exactly what a check may have told in part; the own card and the judge's stand. */
export const cardShown = (view: View, { seat, role }: MessageOf<'cardShown'>): View => ({
  ...view,
  seats: view.seats.map((entry) =>
    entry.seat === seat && entry.known?.by !== 'dealt'
      ? { ...entry, known: { identity: role, by: 'reveal' } }
      : entry,
  ),
});

export const gameEnded = (view: View, message: MessageOf<'gameEnded'>): View => {
  const { stage, result, reason, ground, ballots, reveal } = message;
  const sanction = ground === null ? [] : [sanctionOf(view.round, { kind: 'annulled', seat: null, ground })];
  return {
    ...view,
    seats: view.seats.map((entry) => {
      const identity = reveal.roles[entry.seat - 1];
      return identity === undefined ? entry : { ...entry, known: { identity, by: 'reveal' } };
    }),
    stage,
    phase: { kind: 'ended', result, reason },
    until: null,
    paused: null,
    groups: view.groups.map((group) => ({ ...group, locked: null })),
    picks: [],
    asked: [],
    votes: [],
    voided: [],
    ballots,
    sanctions: [...view.sanctions, ...sanction],
    reveal,
  };
};
