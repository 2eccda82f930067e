import type { Viewer } from '../model/audience.js';
import type { Reveal } from '../model/message.js';
import { GROUP_ROLES, type GroupRole } from '../model/role.js';
import { openBallotOf, seatOf, shownClock } from '../model/queries.js';
import type { Seat } from '../model/seat.js';
import type { GameState, SeatState } from '../model/state.js';
import { claimBarredOf } from '../ruleset/claim.js';
import { mayKill } from '../ruleset/nightActs.js';
import type { GroupView, SeatView, View, ViewPhase } from '../model/view.js';
import { knownTo } from './knowledge.js';

const phaseFor = ({ phase }: GameState): ViewPhase => {
  switch (phase.kind) {
    case 'night':
    case 'day':
    case 'extraRequest':
    case 'window':
    case 'tally':
      return { kind: phase.kind };
    case 'turn': {
      const { turn, seat, queue, textClosed } = phase;
      return { kind: 'turn', turn, seat, queue, textClosed };
    }
    case 'call':
      return { kind: 'call', candidate: phase.candidate };
    case 'ended':
      return { kind: 'ended', result: phase.result, reason: phase.reason };
  }
};

const viewerSeat = (state: GameState, viewer: Viewer): SeatState | undefined =>
  viewer.kind === 'seat' ? seatOf(state, viewer.seat) : undefined;

/** Groups whose partners this viewer knows. */
const groupsOf = (state: GameState, viewer: Viewer): readonly GroupRole[] => {
  const own = viewerSeat(state, viewer)?.role;
  return GROUP_ROLES.filter(
    (role) =>
      state.ruleset.knows.partners.includes(role) &&
      (viewer.kind === 'judge' || role === own) &&
      state.seats.some((entry) => entry.role === role),
  );
};

/** Whether the night of a group is open to this viewer: the judge, and its living members (CLUB-15). */
const hearsNight = (state: GameState, viewer: Viewer): boolean =>
  viewer.kind === 'judge' || viewerSeat(state, viewer)?.exit === null;

const groupFor = (state: GameState, viewer: Viewer, role: GroupRole): GroupView => {
  const target =
    state.phase.kind === 'night' && hearsNight(state, viewer) ? state.phase.locked[role] : undefined;
  return {
    role,
    seats: state.seats.filter((entry) => entry.role === role).map((entry) => entry.seat),
    locked: target === undefined ? null : { target },
  };
};

const picksFor = (state: GameState, viewer: Viewer): View['picks'] => {
  if (state.phase.kind !== 'night' || !hearsNight(state, viewer)) return [];
  if (viewer.kind === 'judge') return state.phase.picks;
  const own = viewerSeat(state, viewer);
  const group = groupsOf(state, viewer);
  return state.phase.picks.filter(
    ({ seat }) => seat === own?.seat || group.some((role) => seatOf(state, seat)?.role === role),
  );
};

const checksFor = (state: GameState, viewer: Viewer): View['checks'] =>
  state.checks
    .filter(
      ({ learners }) => viewer.kind === 'judge' || (viewer.kind === 'seat' && learners.includes(viewer.seat)),
    )
    .map(({ round, target, identity }) => ({ round, target, identity }));

/** What is the seat's own, and the judge's to see. */
const isFor = (viewer: Viewer, seat: Seat): boolean =>
  viewer.kind === 'judge' || (viewer.kind === 'seat' && viewer.seat === seat);

const votesFor = ({ phase }: GameState, viewer: Viewer): View['votes'] =>
  phase.kind === 'call' || phase.kind === 'window'
    ? phase.ballot.pending.filter(({ seat }) => isFor(viewer, seat))
    : [];

const askedBy = ({ phase }: GameState, viewer: Viewer): View['asked'] =>
  phase.kind === 'extraRequest' ? phase.asked.filter((seat) => isFor(viewer, seat)) : [];

const roundPkFor = ({ day }: GameState, viewer: Viewer): View['roundPkCalled'] =>
  day.roundPk?.callers.findLast((caller) => isFor(viewer, caller)) ?? null;

const protectedFor = (state: GameState, viewer: Viewer): View['protectedSeats'] => {
  const role = viewerSeat(state, viewer)?.role;
  const shown = viewer.kind === 'judge' || (role !== undefined && mayKill(role));
  return state.ruleset.protect.firstNight && shown ? state.protectedSeats : [];
};

const seatsFor = (state: GameState, viewer: Viewer): readonly SeatView[] => {
  const known = knownTo(state, viewer);
  return state.seats.map(({ seat, exit }) => ({ seat, exit, known: known(seat) }));
};

const revealFor = (state: GameState): Reveal | null =>
  state.phase.kind === 'ended'
    ? {
        roles: state.seats.map((entry) => entry.role),
        nights: state.nights,
        seed: state.lots.seed,
        contributions: state.lots.contributions,
      }
    : null;

/** What was settled before the deal; everybody sees it. */
const tableOf = (state: GameState) => {
  const { gameId, rulesetId, ruleset, ranked, clockFactor, firstSpeaker, commitment } = state;
  return { gameId, rulesetId, ruleset, ranked, clockFactor, firstSpeaker, commitment };
};

/** The whole picture of a viewer. Default nothing: each field names who may have it. */
export const viewFor = (state: GameState, viewer: Viewer): View => ({
  viewer,
  ...tableOf(state),
  seats: seatsFor(state, viewer),
  stage: state.stage,
  round: state.round,
  phase: phaseFor(state),
  until: shownClock(state),
  paused: state.pause?.cause ?? null,
  judged: state.judge !== null,
  groups: groupsOf(state, viewer).map((role) => groupFor(state, viewer, role)),
  protectedSeats: protectedFor(state, viewer),
  picks: picksFor(state, viewer),
  checks: checksFor(state, viewer),
  shotsSpent: state.traces.shotsSpent.filter((seat) => isFor(viewer, seat)),
  claimBarred: viewer.kind === 'judge' ? claimBarredOf(state) : null,
  asked: askedBy(state, viewer),
  roundPkCalled: roundPkFor(state, viewer),
  votes: votesFor(state, viewer),
  voided: openBallotOf(state)?.voided ?? [],
  ballots: state.ballots,
  speeches: state.speeches,
  sanctions: state.sanctions,
  away: viewer.kind === 'judge' ? state.seats.filter((entry) => entry.away).map((entry) => entry.seat) : [],
  reveal: revealFor(state),
});
