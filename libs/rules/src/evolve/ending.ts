import type { EventOf } from '../model/event.js';
import { callsOf, inOpenBallot } from '../model/ballotRecord.js';
import type { GameState } from '../model/state.js';
import { nightRecord } from './night.js';
import { withSanction } from './turns.js';
import { revised } from './revised.js';

/** What was under way is written down as far as it went: the end shows all picks and ballots (CON-06). */
const brokenOff = (state: GameState): GameState => {
  const { phase } = state;
  if (phase.kind === 'night') return nightRecord(state, phase.picks, []);
  if (phase.kind !== 'call' && phase.kind !== 'window') return state;
  const { pending } = phase.ballot;
  const ballots = inOpenBallot(state.ballots, (record) => ({
    ...record,
    calls: [...record.calls, ...callsOf(record.candidates, pending)],
  }));
  return revised(state, { ballots });
};

export const gameEnded = (
  state: GameState,
  { stage, result, reason, ground }: EventOf<'gameEnded'>,
): GameState => {
  const ended: GameState = {
    ...brokenOff(state),
    stage,
    phase: { kind: 'ended', result, reason },
    deadlines: [],
    pause: null,
  };
  return ground === null ? ended : withSanction(ended, { kind: 'annulled', seat: null, ground });
};
