import type { Seat, View } from '@killer-club/rules';
import type { ActCommand, ClientAct } from '../net/game-state.js';
import { mayDo } from './may-do.js';
import { openWindow } from './open-ballot.js';
import type { Taps } from './taps.js';

interface WindowTapsProps {
  readonly view: View;
  readonly acts: readonly ClientAct[];
  readonly act: (command: ActCommand) => unknown;
  /** What stands on a seat that is chosen. */
  readonly mark: string;
}

/** Whether the newest choice under way is this one: a second tap before the answer would undo a mark. */
const isUnderWay = (acts: readonly ClientAct[], command: ActCommand): boolean =>
  acts.some(
    ({ command: sent, answer }) => answer === null && JSON.stringify(sent) === JSON.stringify(command),
  );

/** Taps of who has a vote in an open window: marks that come and go, or the one vote that counts last. */
export const windowTaps = ({ view, acts, act, mark }: WindowTapsProps): Taps | null => {
  const may = mayDo(view);
  const ballot = openWindow(view);
  if (ballot === null || (may.kind !== 'nominate' && may.kind !== 'elect')) return null;
  const { stage } = view;
  const chosen = may.kind === 'nominate' ? may.marks : may.candidate === null ? [] : [may.candidate];
  return {
    open: new Set(ballot.candidates),
    picked: new Set(chosen),
    marks: new Map(chosen.map((seat) => [seat, mark])),
    onPick: (candidate: Seat) => {
      const command: ActCommand = {
        type: may.kind === 'nominate' ? 'nominate' : 'castVote',
        stage,
        candidate,
      };
      const stands = may.kind === 'elect' && may.candidate === candidate;
      if (!stands && !isUnderWay(acts, command)) act(command);
    },
  };
};
