import { isGroupRole } from '../model/role.js';
import type { Seat } from '../model/seat.js';
import { livingOf, seatOf } from '../model/queries.js';
import type { GameState } from '../model/state.js';
import type { Draft } from './draft.js';
import { surrenderSeat } from './exits.js';
import type { Verdict } from './next.js';
import { notSpeaking } from './turns.js';

/** The last living killer or officer, in a speaking turn of their own save last words (POL-20, DET-10). */
const maySurrender = (state: GameState, seat: Seat): boolean => {
  const role = seatOf(state, seat)?.role;
  return (
    state.ruleset.surrender === 'lastOfGroup' &&
    state.phase.kind === 'turn' &&
    state.phase.turn !== 'lastWords' &&
    role !== undefined &&
    isGroupRole(role) &&
    livingOf(state, role).length === 1
  );
};

export const surrender = (draft: Draft, seat: Seat): Verdict => {
  const refusal = notSpeaking(draft.state, seat);
  if (refusal !== null) return refusal;
  if (!maySurrender(draft.state, seat)) return 'surrenderNotOpen';
  return surrenderSeat(draft, seat);
};
