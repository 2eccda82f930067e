import { aroundFrom, rightOf, type Seat } from '../model/seat.js';
import { isAlive } from '../model/queries.js';
import type { GameState } from '../model/state.js';
import { ended } from './course.js';
import { record, type Draft } from './draft.js';
import { REST, type Next, type StepOf } from './next.js';

/** Right of the night's victim, else of the most recent dead, else the table's first speaker (POL-11, DET-05). */
const startOfDay = ({ day, latestDead, firstSpeaker, seats }: GameState): Seat => {
  const from = day.victims[0] ?? latestDead;
  return from === null ? firstSpeaker : rightOf(from, seats.length);
};

export const beginSpeeches = (draft: Draft): Next => {
  const { state } = draft;
  const order = aroundFrom(startOfDay(state), state.seats.length).filter((seat) => isAlive(state, seat));
  record(draft, { type: 'dayOrdered', at: draft.now, order });
  const { passesFirstDay, passes } = state.ruleset.speech;
  const times = state.round === 1 ? passesFirstDay : passes;
  return { step: 'turns', turn: 'speech', seats: Array.from({ length: times }, () => order).flat() };
};

/** A round of a game with one night only (DED-06, DED-09). */
export const beginNewDay = (draft: Draft): Next => {
  record(draft, { type: 'dayBegan', at: draft.now, round: draft.state.round + 1 });
  return { step: 'speeches' };
};

/** Nobody died in a night that could kill, and the ruleset holds no day then (DOC-07, DET-09). */
const isSkipped = ({ ruleset, day }: GameState): boolean =>
  ruleset.day.afterPeacefulNight === 'skip' && ruleset.night.kind === 'every' && day.victims.length === 0;

/** From dawn to the speeches, unless the night decided the game; last words come first (POL-10). */
export const beginDay = (draft: Draft, { words }: StepOf<'day'>): Next => {
  if (ended(draft)) return REST;
  if (isSkipped(draft.state)) return { step: 'roundEnd', exiled: null, skipped: true };
  return words.length > 0 ? { step: 'turns', turn: 'lastWords', seats: words } : { step: 'speeches' };
};
