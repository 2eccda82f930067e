import type { Decision } from '../game.js';
import { isJudgeCommand, isSeatCommand, type Command, type Context } from '../model/command.js';
import { isOver } from '../model/queries.js';
import type { Game, GameState } from '../model/state.js';
import type { Draft } from './draft.js';
import * as judge from './judge.js';
import * as seat from './seat.js';
import { startGame } from './start.js';
import * as system from './system.js';
import { follow } from './follow.js';
import { resumeWhenBack } from './pause.js';
import type { Verdict } from './next.js';

const verdictOn = (draft: Draft, command: Command): Verdict => {
  if (isSeatCommand(command)) return seat.verdict(draft, command);
  return isJudgeCommand(command) ? judge.verdict(draft, command) : system.verdict(draft, command);
};

const decideIn = (state: GameState, command: Command, { now, actor }: Context): Decision => {
  if (isOver(state)) return { ok: false, code: 'gameEnded' };
  const draft: Draft = { state, events: [], states: [], now, actor };
  const verdict = verdictOn(draft, command);
  if (typeof verdict === 'string') return { ok: false, code: verdict };
  follow(draft, verdict);
  resumeWhenBack(draft);
  return { ok: true, events: draft.events, states: draft.states };
};

/**
 * The rules' answer to a command, given the state it meets. Pure: time and sender come in with the context
 * (`now`: server's receipt in milliseconds of the club's clock). A refusal leaves everything as it was.
 */
export const decide = (game: Game, command: Command, context: Context): Decision => {
  if (game !== null) return decideIn(game, command, context);
  return command.type === 'startGame' && context.actor.kind === 'system'
    ? startGame(command, context.now)
    : { ok: false, code: 'notStarted' };
};
