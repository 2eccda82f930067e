import { factionOf, type Role } from '../model/role.js';
import type { Seat } from '../model/seat.js';
import { seatOf } from '../model/queries.js';
import type { GameState } from '../model/state.js';
import { ended } from './course.js';
import { record, type Draft } from './draft.js';
import { REST, type Next, type StepOf } from './next.js';
import { withLastWords } from './words.js';

/** Whether an exile of this round lays the card open (DED-05, DED-07, DET-12). */
const isShown = ({ ruleset, round }: GameState): boolean =>
  ruleset.reveal.exile === 'always' || (ruleset.reveal.exile === 'firstHidden' && round > 1);

const stillHidden = ({ seats, traces }: GameState): readonly Seat[] =>
  seats
    .filter(({ seat, exit }) => exit?.how === 'exiled' && !traces.shown.includes(seat))
    .map(({ seat }) => seat);

const show = (draft: Draft, seat: Seat): Role | undefined => {
  const role = seatOf(draft.state, seat)?.role;
  if (role !== undefined) record(draft, { type: 'cardShown', at: draft.now, seat, role });
  return role;
};

/** A killer's card makes a first exile who is still hidden show theirs (DED-08, DED-12). */
const showCards = (draft: Draft, seat: Seat): void => {
  if (!isShown(draft.state)) return;
  const role = show(draft, seat);
  if (role === undefined || factionOf(role) !== 'killers') return;
  for (const hidden of stillHidden(draft.state)) show(draft, hidden);
};

export const exile = (draft: Draft, { seat }: StepOf<'exile'>): Next => {
  const before = draft.state;
  record(draft, { type: 'seatExiled', at: draft.now, seat });
  showCards(draft, seat);
  if (ended(draft)) return REST;
  const words = withLastWords(before, [seat], 'exile');
  return words.length > 0
    ? { step: 'turns', turn: 'lastWords', seats: words }
    : { step: 'roundEnd', exiled: seat };
};
