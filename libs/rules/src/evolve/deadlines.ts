import type { Deadline } from '../model/deadline.js';
import type { HeldDeadline } from '../model/event.js';
import type { GameState } from '../model/state.js';
import { revised } from './revised.js';

const isStageClock = (id: string): boolean => id.startsWith('stage:') || id.startsWith('dawn:');

/** Graces and pause limits; the clocks of the stage are left out. */
export const sideDeadlines = (state: GameState): readonly Deadline[] =>
  state.deadlines.filter((deadline) => !isStageClock(deadline.id));

export const without = (deadlines: readonly Deadline[], id: string): readonly Deadline[] =>
  deadlines.filter((deadline) => deadline.id !== id);

/** A pause holds the clocks of the stage, connection graces run on (DET-13). */
export const pausable = (state: GameState): readonly Deadline[] =>
  state.deadlines.filter((deadline) => isStageClock(deadline.id));

const held = (deadline: Deadline, at: number): HeldDeadline => ({
  id: deadline.id,
  left: deadline.shown - at,
});

/** One more clock of the stage; during a pause it waits with the others. */
export const withClock = (state: GameState, deadline: Deadline, at: number): GameState =>
  state.pause === null
    ? revised(state, { deadlines: [...state.deadlines, deadline] })
    : revised(state, { pause: { ...state.pause, held: [...state.pause.held, held(deadline, at)] } });

/** The clocks that go are no longer held by a pause either. */
export const withoutClock = (
  state: GameState,
  goes: (clock: { readonly id: string }) => boolean,
): GameState =>
  revised(state, {
    deadlines: state.deadlines.filter((clock) => !goes(clock)),
    pause: state.pause && { ...state.pause, held: state.pause.held.filter((clock) => !goes(clock)) },
  });

interface Clock {
  readonly deadline: Deadline;
  readonly at: number;
}

/** Sets the clock of a new or changed stage; during a pause it waits with the full time left. */
export const withStageClock = (
  state: GameState,
  { deadline, at }: Clock,
  changes: Partial<GameState> = {},
): GameState =>
  state.pause === null
    ? revised(state, { ...changes, deadlines: [...sideDeadlines(state), deadline] })
    : revised(state, { ...changes, pause: { ...state.pause, held: [held(deadline, at)] } });
