import type { Seat, View } from '@killer-club/rules';
import type { ClientAct } from '../net/game-state.js';
import { ballotOfRound } from './open-ballot.js';
import { mayDo } from './may-do.js';

export interface VoteReceipt {
  readonly candidate: Seat;
  /** When the server received the vote, milliseconds of the club's clock; null where this page did not see it. */
  readonly at: number | null;
}

/** Stage of the open ballot's first call: each call is a stage of its own, a window is one alone (POL-12). */
const firstStage = (view: View): number => view.stage - (ballotOfRound(view)?.calls.length ?? 0);

/** The viewer's vote that stands in the open ballot, and when it was counted. */
export const voteReceipt = (view: View, acts: readonly ClientAct[]): VoteReceipt | null => {
  const may = mayDo(view);
  const candidate = 'candidate' in may && may.kind !== 'vote' ? may.candidate : null;
  if (candidate === null) return null;
  const counted = acts.findLast(
    ({ command, answer }) =>
      command.type === 'castVote' &&
      command.candidate === candidate &&
      command.stage >= firstStage(view) &&
      answer?.code === 'ok',
  );
  return { candidate, at: counted?.answer?.at ?? null };
};
