import type { Seat } from '../model/seat.js';
import { livingOf, livingSeats, seatOf } from '../model/queries.js';
import type { GameState } from '../model/state.js';
import { record, type Draft } from './draft.js';
import { REST, type Verdict } from './next.js';
import { notSpeaking } from './turns.js';

/** Whom the police do not know yet, while one officer and one killer are left; null otherwise (MAI-06, DET-16). */
const unchecked = (state: GameState, caller: Seat): readonly Seat[] | null => {
  if (livingOf(state, 'police').length !== 1 || livingOf(state, 'killer').length !== 1) return null;
  const known = state.checks.map(({ target }) => target);
  const left = livingSeats(state).filter((seat) => seat !== caller && !known.includes(seat));
  return left.length === 0 ? null : left;
};

/**
 * The control is every living officer's in their own day speech; whether the claim holds is not answered. One that
 * failed changes nothing, a later one may hold; one that holds stays as it is (DET-16).
 */
export const callRoundPk = (draft: Draft, seat: Seat): Verdict => {
  const { state, now } = draft;
  const refusal = notSpeaking(state, seat);
  if (refusal !== null) return refusal;
  if (state.phase.kind === 'turn' && state.phase.turn !== 'speech') return 'wrongStage';
  if (!state.ruleset.roundPk || seatOf(state, seat)?.role !== 'police') return 'notYourAct';
  const candidates = state.day.roundPk?.candidates ?? unchecked(state, seat);
  record(draft, { type: 'roundPkCalled', at: now, seat, candidates });
  return REST;
};
