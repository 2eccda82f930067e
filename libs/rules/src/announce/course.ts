import { seatAudience } from '../model/audience.js';
import type { EventOf } from '../model/event.js';
import type { Announcement } from '../model/message.js';
import { GROUP_ROLES, isGroupRole, type GroupRole } from '../model/role.js';
import type { GameState } from '../model/state.js';
import { mayKill } from '../ruleset/nightActs.js';
import { groupAudience } from './audiences.js';
import { to, toAll } from './tell.js';

const partnersOf = (state: GameState, role: GroupRole): readonly Announcement[] => {
  const seats = state.seats.filter((entry) => entry.role === role).map((entry) => entry.seat);
  return seats.length > 0 && state.ruleset.knows.partners.includes(role)
    ? [to(groupAudience(role), { type: 'partnersKnown', role, seats })]
    : [];
};

/** The protected are shown to whoever may kill or shoot, to each over the audience they have (CLUB-11). */
const protectedShown = (after: GameState): readonly Announcement[] => {
  const seats = after.protectedSeats;
  if (!after.ruleset.protect.firstNight || seats.length === 0) return [];
  const alone = after.seats.filter(({ role }) => mayKill(role) && !isGroupRole(role));
  return [
    to('killers', { type: 'protectedShown', seats }),
    ...alone.map(({ seat }) => to(seatAudience(seat), { type: 'protectedShown', seats })),
  ];
};

/** Cards to their seats, partners to each other, the protected to whoever may kill (CLUB-11). */
export const gameStarted = (event: EventOf<'gameStarted'>, after: GameState): readonly Announcement[] => {
  const { gameId, rulesetId, ruleset, ranked, clockFactor, firstSpeaker, commitment } = event;
  const size = event.roles.length;
  return [
    ...toAll({
      type: 'gameStarted',
      gameId,
      rulesetId,
      ruleset,
      size,
      ranked,
      clockFactor,
      firstSpeaker,
      commitment,
    }),
    ...after.seats.map(({ seat, role }) => to(seatAudience(seat), { type: 'roleDealt', seat, role })),
    ...GROUP_ROLES.flatMap((role) => partnersOf(after, role)),
    ...protectedShown(after),
  ];
};

export const roundEnded = ({ exiled }: EventOf<'roundEnded'>): readonly Announcement[] =>
  toAll({ type: 'roundEnded', exiled });

/** The end shows all roles, picks and ballots, the seed and what everybody gave to it (CON-06, CON-09). */
export const gameEnded = (event: EventOf<'gameEnded'>, after: GameState): readonly Announcement[] =>
  toAll({
    type: 'gameEnded',
    stage: event.stage,
    result: event.result,
    reason: event.reason,
    ground: event.ground,
    ballots: after.ballots,
    reveal: {
      roles: after.seats.map((entry) => entry.role),
      nights: after.nights,
      seed: after.lots.seed,
      contributions: after.lots.contributions,
    },
  });
