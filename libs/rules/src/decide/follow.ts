import { beginCall, finishVoting, openBallot } from './ballots.js';
import { endRound } from './course.js';
import { breakDawn } from './dawn.js';
import { beginDay, beginNewDay, beginSpeeches } from './day.js';
import type { Draft } from './draft.js';
import { exile } from './exile.js';
import { beginNight } from './night.js';
import { REST, type Next, type StepKind, type StepOf } from './next.js';
import { closeBallot, drawLot } from './outcome.js';
import { openRequests } from './requests.js';
import { beginTurn } from './turns.js';
import { openWindow } from './window.js';

/** The course of a game: every step and what carries it out. */
const STEPS: { readonly [K in StepKind]: (draft: Draft, step: StepOf<K>) => Next } = {
  rest: () => REST,
  night: beginNight,
  newDay: beginNewDay,
  dawn: breakDawn,
  day: beginDay,
  speeches: beginSpeeches,
  turns: beginTurn,
  ballot: openBallot,
  extraRequest: openRequests,
  nextCall: beginCall,
  window: openWindow,
  tally: finishVoting,
  count: closeBallot,
  exile,
  lots: drawLot,
  roundEnd: endRound,
};

const take = <K extends StepKind>(draft: Draft, step: StepOf<K>): Next => STEPS[step.step](draft, step);

/** Goes on until the game waits for somebody. */
export const follow = (draft: Draft, first: Next): void => {
  let next = first;
  while (next.step !== 'rest') next = take(draft, next);
};
