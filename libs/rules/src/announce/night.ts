import { seatAudience, type Audience } from '../model/audience.js';
import type { EventOf, Learnt } from '../model/event.js';
import type { Announcement } from '../model/message.js';
import { isGroupRole } from '../model/role.js';
import type { Seat } from '../model/seat.js';
import { seatOf } from '../model/queries.js';
import type { GameState } from '../model/state.js';
import { groupAudience } from './audiences.js';
import { claimBarred } from './exits.js';
import { to, toAll } from './tell.js';

export const nightFell = ({ round, stage, deadline }: EventOf<'nightFell'>): readonly Announcement[] =>
  toAll({ type: 'nightFell', round, stage, until: deadline.shown });

/** Partners who know each other see each other's picks as they are made, nobody else sees them (POL-06). */
const pickAudience = (state: GameState, seat: Seat): Audience => {
  const role = seatOf(state, seat)?.role;
  return role !== undefined && isGroupRole(role) && state.ruleset.knows.partners.includes(role)
    ? groupAudience(role)
    : seatAudience(seat);
};

export const pickMade = (
  { seat, verb, target }: EventOf<'pickMade'>,
  after: GameState,
): readonly Announcement[] => [to(pickAudience(after, seat), { type: 'pickMade', seat, verb, target })];

const toLearners = (learnt: Learnt | null, after: GameState): readonly Announcement[] =>
  learnt === null
    ? []
    : [
        to('police', {
          type: 'checkLearnt',
          round: after.round,
          target: learnt.target,
          identity: learnt.identity,
        }),
      ];

export const choiceLocked = (
  { role, target, learnt }: EventOf<'choiceLocked'>,
  after: GameState,
): readonly Announcement[] => [
  to(groupAudience(role), { type: 'choiceLocked', role, target }),
  ...toLearners(learnt, after),
];

/** The check comes before the deaths: who dies at dawn still learns it (DET-04). Needle marks nobody hears of. */
export const dawnBroke = (
  { deaths, learnt, shotsSpent }: EventOf<'dawnBroke'>,
  after: GameState,
): readonly Announcement[] => [
  ...toLearners(learnt, after),
  ...(shotsSpent ?? []).map((seat) => to(seatAudience(seat), { type: 'shotSpent', seat })),
  ...toAll({ type: 'dawnBroke', deaths }),
  ...claimBarred(after, deaths),
];

export const dayBegan = ({ round }: EventOf<'dayBegan'>): readonly Announcement[] =>
  toAll({ type: 'dayBegan', round });
