import { openBallotOf } from '../model/queries.js';
import { record, type Draft } from './draft.js';

/** With its call's end everybody may know of a voided vote (POL-13, CLUB-21). */
export const tellStruck = (draft: Draft): void => {
  for (const struck of openBallotOf(draft.state)?.struck ?? [])
    record(draft, { type: 'voteVoided', at: draft.now, ...struck });
};
