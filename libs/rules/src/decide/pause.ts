import type { Ground } from '../model/command.js';
import { deadlineAfter, type Deadline } from '../model/deadline.js';
import type { Seat } from '../model/seat.js';
import { isAlive } from '../model/queries.js';
import type { GameState } from '../model/state.js';
import { judgeOf, record, stageMs, type Draft } from './draft.js';

interface Pausing {
  readonly cause: 'judge' | 'outage';
  /** Milliseconds after which the game resumes by itself (DET-26). */
  readonly limit: number;
  readonly awaited: readonly Seat[];
  readonly ground: Ground | null;
}

/** Stops the clocks of the stage with what is left on them (DET-13). */
export const pauseGame = (draft: Draft, { cause, limit, awaited, ground }: Pausing): void => {
  const { state, now } = draft;
  const stopped = state.deadlines.filter(({ id }) => id.startsWith('stage:') || id.startsWith('dawn:'));
  record(draft, {
    type: 'gamePaused',
    at: now,
    cause,
    held: stopped.map(({ id, shown }) => ({ id, left: Math.max(0, shown - now) })),
    deadline: deadlineAfter(`pause:${state.issued + 1}`, now, limit),
    awaited,
    ground,
    judge: judgeOf(draft),
  });
};

export const pauseLimitMs = (state: GameState): number => stageMs(state, 'pauseLimit') / state.clockFactor;

const resumed = ({ state, now }: Draft): Deadline[] =>
  (state.pause?.held ?? []).map(({ id, left }) => deadlineAfter(id, now, left));

export const resumeGame = (draft: Draft, by: 'judge' | 'limit' | 'return'): void => {
  record(draft, { type: 'gameResumed', at: draft.now, by, deadlines: resumed(draft), judge: judgeOf(draft) });
};

/** After an outage the game goes on as soon as all the living are back; who died meanwhile is not awaited. */
export const resumeWhenBack = (draft: Draft): void => {
  const { state } = draft;
  const waits = state.pause?.awaited.some((seat) => isAlive(state, seat)) ?? false;
  if (state.pause?.cause === 'outage' && !waits) resumeGame(draft, 'return');
};
