import type { Viewer } from '../model/audience.js';
import { isGroupRole } from '../model/role.js';
import type { Seat } from '../model/seat.js';
import { seatOf } from '../model/queries.js';
import type { GameState, SeatState } from '../model/state.js';
import type { Known } from '../model/view.js';

const ofPartner = (state: GameState, own: SeatState, seat: Seat): Known | null => {
  const role = seatOf(state, seat)?.role;
  return role === own.role && isGroupRole(role) && state.ruleset.knows.partners.includes(role)
    ? { identity: role, by: 'partner' }
    : null;
};

const ofCheck = (state: GameState, own: SeatState, seat: Seat): Known | null => {
  const check = state.checks.find(({ target, learners }) => target === seat && learners.includes(own.seat));
  return check === undefined ? null : { identity: check.identity, by: 'check' };
};

/** A card laid open tells everybody exactly (DED-07). */
const ofShown = (state: GameState, seat: Seat): Known | null => {
  const role = state.traces.shown.includes(seat) ? seatOf(state, seat)?.role : undefined;
  return role === undefined ? null : { identity: role, by: 'reveal' };
};

const ofSeat = (state: GameState, own: SeatState, seat: Seat): Known | null =>
  own.seat === seat
    ? { identity: own.role, by: 'dealt' }
    : (ofShown(state, seat) ?? ofPartner(state, own, seat) ?? ofCheck(state, own, seat));

/** What a viewer knows of each seat: all after the end, else own card, cards shown, partners and checks (CON-06, DET-24). */
export const knownTo = (state: GameState, viewer: Viewer): ((seat: Seat) => Known | null) => {
  const card = (seat: Seat, by: Known['by']): Known | null => {
    const role = seatOf(state, seat)?.role;
    return role === undefined ? null : { identity: role, by };
  };
  if (state.phase.kind === 'ended') return (seat) => card(seat, 'reveal');
  if (viewer.kind === 'judge') return (seat) => card(seat, 'dealt');
  const own = viewer.kind === 'seat' ? seatOf(state, viewer.seat) : undefined;
  return (seat) => (own === undefined ? ofShown(state, seat) : ofSeat(state, own, seat));
};
