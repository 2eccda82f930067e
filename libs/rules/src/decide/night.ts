import type { PickVerb, SeatCommandOf } from '../model/command.js';
import { deadlineAfter } from '../model/deadline.js';
import type { Learnt } from '../model/event.js';
import { GROUP_ROLES, isGroupRole, type GroupRole, type Role } from '../model/role.js';
import type { RejectionCode } from '../model/rejection.js';
import type { Seat } from '../model/seat.js';
import { isAlive, isDawnScheduled, livingOf, seatOf } from '../model/queries.js';
import type { GameState, Phase, SeatState } from '../model/state.js';
import { agreedChoice } from '../ruleset/agreement.js';
import { checkTells } from '../ruleset/check.js';
import { verbOf } from '../ruleset/nightActs.js';
import { nextStage, record, stageMs, type Draft } from './draft.js';
import { REST, type Next, type Verdict } from './next.js';

export type Night = Extract<Phase, { kind: 'night' }>;

export const beginNight = (draft: Draft): Next => {
  record(draft, {
    type: 'nightFell',
    at: draft.now,
    round: draft.state.round + 1,
    ...nextStage(draft, stageMs(draft.state, 'night')),
  });
  return REST;
};

/** Who may not be picked: the dead, and in night 1 the last game's first victim (POL-04, CLUB-11). */
const badTarget = (state: GameState, verb: PickVerb, target: Seat): RejectionCode | null => {
  if (seatOf(state, target) === undefined) return 'noSuchSeat';
  if (!isAlive(state, target)) return 'targetOut';
  const guarded =
    state.ruleset.protect.firstNight && state.round === 1 && (verb === 'kill' || verb === 'shoot');
  return guarded && state.protectedSeats.includes(target) ? 'protectedSeat' : null;
};

/** What the ruleset rations is used up: the one shot, the checks of the game (DET-18, CUS-02). */
const spent = (state: GameState, { seat, role }: SeatState): RejectionCode | null => {
  if (role === 'secretPolice' && state.traces.shotsSpent.includes(seat)) return 'shotSpent';
  return role === 'police' && checksAreSpent(state) ? 'checksSpent' : null;
};

const checksAreSpent = ({ ruleset, checks }: GameState): boolean =>
  ruleset.check.limit !== 'none' && checks.length >= ruleset.check.limit;

const badPick = (
  state: GameState,
  entry: SeatState | undefined,
  { verb, target }: SeatCommandOf<'pick'>,
): RejectionCode | null => {
  if (state.phase.kind !== 'night') return 'wrongStage';
  if (entry === undefined || verbOf(entry.role) !== verb) return 'notYourAct';
  if (state.ruleset.night.kind === 'recognition') return 'notYourAct';
  if (isGroupRole(entry.role) && state.phase.locked[entry.role] !== undefined) return 'choiceLocked';
  return spent(state, entry) ?? (target === null ? null : badTarget(state, verb, target));
};

export const pick = (draft: Draft, seat: Seat, command: SeatCommandOf<'pick'>): Verdict => {
  const refusal = badPick(draft.state, seatOf(draft.state, seat), command);
  if (refusal !== null) return refusal;
  record(draft, { type: 'pickMade', at: draft.now, seat, verb: command.verb, target: command.target });
  return settleNight(draft);
};

/** Everybody of the police who is still there learns it (POL-05, DET-04). */
export const learnt = (state: GameState, target: Seat): Learnt => ({
  target,
  identity: checkTells(state.ruleset.check.tells, seatOf(state, target)?.role ?? 'civilian'),
  learners: livingOf(state, 'police'),
});

export const picksOf = (state: GameState, night: Night, role: Role): Night['picks'] =>
  night.picks.filter(({ seat }) => seatOf(state, seat)?.role === role);

/** Locks the choice of a group whose living members agree (POL-07, DET-01). */
const lockAgreed = (draft: Draft, role: GroupRole): void => {
  const { state } = draft;
  if (state.phase.kind !== 'night' || state.phase.locked[role] !== undefined) return;
  const target = agreedChoice(livingOf(state, role), picksOf(state, state.phase, role));
  if (target === undefined) return;
  const check = role === 'police' && target !== null ? learnt(state, target) : null;
  record(draft, { type: 'choiceLocked', at: draft.now, role, target, learnt: check });
};

/** A seat whose role acts alone has acted when its pick, withheld or not, stands, or it has none left (DOC-08). */
const hasPicked = (state: GameState, { picks }: Night, seat: Seat): boolean =>
  picks.some((pick) => pick.seat === seat) || state.traces.shotsSpent.includes(seat);

/** A group has acted when its choice is locked, a role with nobody alive has (DOC-08). */
const hasActed = (state: GameState, night: Night, role: Role): boolean => {
  if (verbOf(role) === null || (role === 'police' && checksAreSpent(state))) return true;
  const living = livingOf(state, role);
  return isGroupRole(role)
    ? living.length === 0 || night.locked[role] !== undefined
    : living.every((seat) => hasPicked(state, night, seat));
};

const allActed = ({ state }: Draft): boolean => {
  const { phase, ruleset } = state;
  return (
    phase.kind === 'night' &&
    ruleset.night.end === 'acted' &&
    ruleset.night.waitsFor.every((role) => hasActed(state, phase, role))
  );
};

/** A closed pause between the last lock and dawn (DET-28). */
const scheduleDawn = (draft: Draft): Next => {
  const { state, now } = draft;
  if (isDawnScheduled(state)) return REST;
  const ms = state.ruleset.night.endDelay * 1000 * state.clockFactor;
  const deadline = deadlineAfter(`dawn:${state.stage}`, now, ms);
  record(draft, { type: 'dawnScheduled', at: now, deadline });
  return REST;
};

/** A lock that fell is waited for again, a dawn already scheduled is called off (DET-22). */
const putOffDawn = (draft: Draft): Next => {
  if (isDawnScheduled(draft.state)) record(draft, { type: 'dawnPutOff', at: draft.now });
  return REST;
};

/** After every pick and every exit at night: locks what is agreed, ends the night that waits for nobody. */
export const settleNight = (draft: Draft): Next => {
  for (const role of GROUP_ROLES) lockAgreed(draft, role);
  if (!allActed(draft)) return putOffDawn(draft);
  return draft.state.ruleset.night.endDelay > 0 ? scheduleDawn(draft) : { step: 'dawn' };
};
