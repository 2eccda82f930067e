import type { JudgeCommandOf } from '../model/command.js';
import type { Fallen } from '../model/event.js';
import type { Seat } from '../model/seat.js';
import { isAlive, isVoting, openBallotOf, seatOf, standingSeats } from '../model/queries.js';
import type { GameState } from '../model/state.js';
import { dropCandidate } from './ballots.js';
import { ended } from './course.js';
import { judgeOf, record, type Draft } from './draft.js';
import { settleNight } from './night.js';
import { endTurn } from './turns.js';
import { REST, type Next, type Verdict } from './next.js';

/** Picks of and on the seat, votes for it (CLUB-20, DET-09, DET-22). */
const fallenWith = (state: GameState, seat: Seat): Fallen => {
  const { phase, ballots } = state;
  const picks = phase.kind === 'night' ? phase.picks : [];
  const pending = openBallotOf(state)?.pending ?? [];
  const open = ballots.at(-1)?.outcome === null ? ballots.at(-1) : undefined;
  const closed = open?.calls.find((call) => call.candidate === seat)?.voters ?? [];
  return {
    picks: picks.filter((pick) => pick.seat === seat || pick.target === seat).map((pick) => pick.seat),
    votes: [...closed, ...pending.filter((vote) => vote.candidate === seat).map((vote) => vote.seat)],
  };
};

/** Between a tie or circle and its ballot: when nobody of it is left, the round ends (DET-08). */
const tieIsGone = (state: GameState): boolean =>
  state.phase.kind === 'turn' &&
  (state.phase.turn === 'statement' || state.phase.turn === 'offCircleSpeech') &&
  standingSeats(state).length === 0;

/** The stage goes on without the seat, after the win conditions were tested. */
const goOnWithout = (draft: Draft, seat: Seat): Next => {
  if (ended(draft)) return REST;
  const { phase } = draft.state;
  if (phase.kind === 'night') return settleNight(draft);
  if (tieIsGone(draft.state)) return { step: 'roundEnd', exiled: null };
  if (phase.kind === 'turn' && phase.seat === seat) return endTurn(draft, { by: 'exit' });
  return isVoting(draft.state) || phase.kind === 'tally' ? dropCandidate(draft, seat) : REST;
};

/** Who leaves is out at once; a dead seat's leaving changes nothing (CLUB-14, DET-17). */
export const leave = (draft: Draft, seat: Seat, cause: 'left' | 'connection' = 'left'): Verdict => {
  if (!isAlive(draft.state, seat)) return REST;
  record(draft, { type: 'seatLeft', at: draft.now, seat, cause, fallen: fallenWith(draft.state, seat) });
  return goOnWithout(draft, seat);
};

export const surrenderSeat = (draft: Draft, seat: Seat): Next => {
  record(draft, { type: 'seatSurrendered', at: draft.now, seat, fallen: fallenWith(draft.state, seat) });
  return goOnWithout(draft, seat);
};

/** The judge's order "dead" or "out" (CLUB-20). */
export const eject = (draft: Draft, { seat, order, ground }: JudgeCommandOf<'eject'>): Verdict => {
  const entry = seatOf(draft.state, seat);
  if (entry === undefined) return 'noSuchSeat';
  if (entry.exit !== null) return 'seatOut';
  const fallen = fallenWith(draft.state, seat);
  record(draft, { type: 'seatEjected', at: draft.now, seat, order, fallen, ground, judge: judgeOf(draft) });
  return goOnWithout(draft, seat);
};
