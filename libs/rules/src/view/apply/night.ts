import type { MessageOf } from '../../model/message.js';
import type { View } from '../../model/view.js';
import { stageClock } from './clock.js';
import { withKnown } from './course.js';

const unlocked = (view: View): View['groups'] => view.groups.map((group) => ({ ...group, locked: null }));

/** What belonged to the last round is over. */
const newRound = (view: View, round: number): View => ({ ...view, round, roundPkCalled: null });

export const nightFell = (view: View, { round, stage, until }: MessageOf<'nightFell'>): View =>
  stageClock(
    { ...newRound(view, round), stage, phase: { kind: 'night' }, groups: unlocked(view), picks: [] },
    until,
  );

export const dayBegan = (view: View, { round }: MessageOf<'dayBegan'>): View => ({
  ...newRound(view, round),
  phase: { kind: 'day' },
});

export const shotSpent = (view: View, { seat }: MessageOf<'shotSpent'>): View => ({
  ...view,
  shotsSpent: [...view.shotsSpent, seat],
});

export const pickMade = (view: View, { seat, verb, target }: MessageOf<'pickMade'>): View => ({
  ...view,
  picks: [...view.picks.filter((pick) => pick.seat !== seat), { seat, verb, target }],
});

export const choiceLocked = (view: View, { role, target }: MessageOf<'choiceLocked'>): View => ({
  ...view,
  groups: view.groups.map((group) => (group.role === role ? { ...group, locked: { target } } : group)),
});

export const checkLearnt = (view: View, { round, target, identity }: MessageOf<'checkLearnt'>): View =>
  withKnown({ ...view, checks: [...view.checks, { round, target, identity }] }, [target], {
    identity,
    by: 'check',
  });

export const dawnBroke = (view: View, { deaths }: MessageOf<'dawnBroke'>): View => ({
  ...view,
  phase: { kind: 'day' },
  groups: unlocked(view),
  picks: [],
  seats: view.seats.map((entry) =>
    deaths.includes(entry.seat) ? { ...entry, exit: { how: 'killed', round: view.round } } : entry,
  ),
  away: view.away.filter((seat) => !deaths.includes(seat)),
});
