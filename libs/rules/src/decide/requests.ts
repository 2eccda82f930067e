import type { Seat } from '../model/seat.js';
import { inDayOrder } from '../model/queries.js';
import { nextStage, record, stageMs, type Draft } from './draft.js';
import { REST, type Next, type Verdict } from './next.js';

/** A short window after the speeches in which the living may ask for another one (SPV-08). */
export const openRequests = (draft: Draft): Next => {
  record(draft, {
    type: 'requestOpened',
    at: draft.now,
    ...nextStage(draft, stageMs(draft.state, 'extraRequest')),
  });
  return REST;
};

export const requestSpeech = (draft: Draft, seat: Seat): Verdict => {
  const { phase } = draft.state;
  if (phase.kind !== 'extraRequest') return 'wrongStage';
  if (phase.asked.includes(seat)) return 'alreadyAsked';
  record(draft, { type: 'speechRequested', at: draft.now, seat });
  return REST;
};

/** Those who asked speak again in the day's order. */
export const closeRequests = (draft: Draft): Next => {
  const { phase } = draft.state;
  const asked = phase.kind === 'extraRequest' ? phase.asked : [];
  return { step: 'turns', turn: 'extraSpeech', seats: inDayOrder(draft.state, asked) };
};
