import { callsOf } from '../model/ballotRecord.js';
import { latestBallot } from '../model/queries.js';
import { nextStage, record, stageMs, type Draft } from './draft.js';
import { REST, type Next } from './next.js';
import { tellStruck } from './struck.js';

/** All vote at once; nominations have a length of their own (SKV-10, SKV-13). */
export const openWindow = (draft: Draft): Next => {
  const { state } = draft;
  const length = latestBallot(state)?.kind === 'nomination' ? 'nomination' : 'ballot';
  record(draft, { type: 'windowOpened', at: draft.now, ...nextStage(draft, stageMs(state, length)) });
  return REST;
};

/** Time is up: who voted for whom shows (SKV-17). In a nomination there is nothing to void (DET-14). */
export const closeWindow = (draft: Draft): Next => {
  const { phase } = draft.state;
  if (phase.kind !== 'window') return REST;
  const { kind, pending } = phase.ballot;
  const calls = callsOf(latestBallot(draft.state)?.candidates ?? [], pending);
  record(draft, { type: 'windowClosed', at: draft.now, calls });
  tellStruck(draft);
  return { step: kind === 'nomination' ? 'count' : 'tally' };
};
