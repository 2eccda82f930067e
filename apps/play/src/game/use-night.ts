import type { Seat, View } from '@killer-club/rules';
import { useDraft } from '../net/drafts.js';
import type { ActCommand } from '../net/game-state.js';
import { keptChoice, ownMark, readChoice, standingChoice } from './night-choice.js';
import { ownSeat, ownVerb } from './own.js';

export interface Night {
  /** The seat tapped and not yet confirmed; undefined when there is none. */
  readonly target: Seat | null | undefined;
  readonly standing: Seat | null | undefined;
  /** The own choice, on its seat. */
  readonly marks: ReadonlyMap<Seat, string>;
  readonly aim: (seat: Seat) => void;
  readonly confirm: (target: Seat | null) => void;
}

/** One night for everybody alike: who has nothing to pick notes a seat on this page, and nobody beside them can tell. */
export const useNight = (view: View, act: (command: ActCommand) => unknown): Night => {
  const [aimed, setAimed] = useDraft(view.gameId, 'aim');
  const [noted, setNoted] = useDraft(view.gameId, 'note');
  const { round, stage } = view;
  const verb = ownVerb(view);
  const standing = standingChoice(view, readChoice(noted, round));
  return {
    target: readChoice(aimed, round),
    standing,
    marks: ownMark(ownSeat(view), standing),
    aim: (target) => {
      setAimed(keptChoice(round, target));
    },
    confirm: (target) => {
      setAimed(keptChoice(round, target));
      if (verb === null) setNoted(keptChoice(round, target));
      else act({ type: 'pick', stage, verb, target });
    },
  };
};
