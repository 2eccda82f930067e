import { rightOf, type Seat } from '../model/seat.js';
import type { GameState } from '../model/state.js';

/** Where the next game at the table starts: one seat on (CLUB-22). */
export const nextFirstSpeaker = (state: GameState): Seat => rightOf(state.firstSpeaker, state.seats.length);

/** Seats killed or shot in night 1: protected in the first night of the next game (CLUB-11). */
export const firstNightVictims = (state: GameState): readonly Seat[] =>
  state.nights.find(({ round }) => round === 1)?.deaths ?? [];
