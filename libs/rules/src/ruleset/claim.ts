import type { Exit } from '../model/record.js';
import type { Seat } from '../model/seat.js';
import type { GameState, SeatState } from '../model/state.js';

const BOUND_TABLE = 4;

const dealt = (state: GameState, role: 'killer' | 'police'): number =>
  state.seats.filter((entry) => entry.role === role).length;

type Dead = SeatState & { readonly exit: Exit };

const isDeath = (entry: SeatState): entry is Dead =>
  entry.exit?.how === 'killed' || entry.exit?.how === 'exiled';

/** Order of death: by round, the night before the ballot, one dawn by seat. */
const inOrder = (a: Dead, b: Dead): number =>
  a.exit.round - b.exit.round || Number(a.exit.how === 'exiled') - Number(b.exit.how === 'exiled');

/** The first civilian to die, at a table of four killers and four police: no claim to be police (MAI-05). */
export const claimBarredOf = (state: GameState): Seat | null => {
  const applies =
    state.ruleset.lastWords.claimRule === 'fourAndFour' &&
    dealt(state, 'killer') === BOUND_TABLE &&
    dealt(state, 'police') === BOUND_TABLE;
  if (!applies) return null;
  const dead = state.seats.filter(isDeath).filter(({ role }) => role === 'civilian');
  return dead.sort(inOrder)[0]?.seat ?? null;
};
