import { evolve } from '../evolve/evolve.js';
import type { Actor } from '../model/command.js';
import { deadlineAfter, type Deadline } from '../model/deadline.js';
import type { GameEvent, JudgeId } from '../model/event.js';
import type { GameState } from '../model/state.js';
import type { StageSeconds } from '../ruleset/ruleset.js';

/** A decision in the making: the events so far and the state they lead to. Never leaves `decide`. */
export interface Draft {
  state: GameState;
  readonly events: GameEvent[];
  /** The state after each of the events. */
  readonly states: GameState[];
  readonly now: number;
  readonly actor: Actor;
}

export const record = (draft: Draft, event: GameEvent): void => {
  draft.events.push(event);
  draft.state = evolve(draft.state, event);
  draft.states.push(draft.state);
};

/** The judge behind an act: an opaque id, null for the server itself. */
export const judgeOf = (draft: Draft): JudgeId => (draft.actor.kind === 'judge' ? draft.actor.judge : null);

/** Length of a stage at this table, in milliseconds. */
export const stageMs = (state: GameState, stage: keyof StageSeconds): number =>
  state.ruleset.seconds[stage] * 1000 * state.clockFactor;

/** Number and clock of the stage that begins now. */
export const nextStage = (
  draft: Draft,
  ms: number,
): { readonly stage: number; readonly deadline: Deadline } => {
  const stage = draft.state.stage + 1;
  return { stage, deadline: deadlineAfter(`stage:${stage}`, draft.now, ms) };
};
