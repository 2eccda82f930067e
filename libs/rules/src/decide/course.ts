import type { EventOf } from '../model/event.js';
import type { GameState } from '../model/state.js';
import { firstWin } from '../ruleset/wins.js';
import { judgeOf, record, type Draft } from './draft.js';
import { tellStruck } from './struck.js';
import { REST, type Next, type StepOf } from './next.js';

type Ending = Pick<EventOf<'gameEnded'>, 'result' | 'reason' | 'ground'>;

export const endGame = (draft: Draft, ending: Ending): void => {
  tellStruck(draft);
  record(draft, {
    type: 'gameEnded',
    at: draft.now,
    stage: draft.state.stage + 1,
    ...ending,
    judge: judgeOf(draft),
  });
};

const census = (state: GameState) => ({
  living: state.seats.filter((entry) => entry.exit === null).map((entry) => entry.role),
  tiedRounds: state.tiedRounds,
  roundsToDraw: state.ruleset.tie.roundsToDraw,
});

/** Tests the win conditions after a batch of deaths; true when the game is over (CON-08). */
export const ended = (draft: Draft): boolean => {
  const win = firstWin(draft.state.ruleset.wins, census(draft.state));
  if (win === null) return false;
  endGame(draft, { result: win.result, reason: win.when, ground: null });
  return true;
};

/** A round without a ballot neither counts as tied nor breaks a row of tied ones (SKV-14, DOC-07). */
const tiedBy = ({ tiedRounds }: GameState, { exiled, skipped }: StepOf<'roundEnd'>): number => {
  if (skipped === true) return tiedRounds;
  return exiled === null ? tiedRounds + 1 : 0;
};

/** Closes the round's account, then the next begins (POL-14, DED-06), unless the game is over (DET-25, SKV-16). */
export const endRound = (draft: Draft, step: StepOf<'roundEnd'>): Next => {
  const { state, now } = draft;
  const quiet = state.day.exits ? 0 : state.quietRounds + 1;
  record(draft, { type: 'roundEnded', at: now, exiled: step.exiled, quiet, tied: tiedBy(state, step) });
  if (ended(draft)) return REST;
  if (quiet < state.ruleset.stalemateRounds)
    return { step: state.ruleset.night.kind === 'recognition' ? 'newDay' : 'night' };
  endGame(draft, { result: 'draw', reason: 'stalemate', ground: null });
  return REST;
};
