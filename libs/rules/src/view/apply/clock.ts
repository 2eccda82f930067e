import type { MessageOf } from '../../model/message.js';
import type { View } from '../../model/view.js';
import { sanctionOf } from '../../model/sanction.js';

/** The end of a new stage; while paused the pause's limit stays in sight. */
export const stageClock = (view: View, until: number): View =>
  view.paused === null ? { ...view, until } : view;

export const gamePaused = (view: View, { cause, until, ground }: MessageOf<'gamePaused'>): View => {
  const sanction = ground === null ? [] : [sanctionOf(view.round, { kind: 'paused', seat: null, ground })];
  return { ...view, paused: cause, until, sanctions: [...view.sanctions, ...sanction] };
};

export const gameResumed = (view: View, { until }: MessageOf<'gameResumed'>): View => ({
  ...view,
  paused: null,
  until,
});

export const clockHeld = (view: View, { until }: MessageOf<'clockHeld'>): View => ({ ...view, until });

export const judgeSeated = (view: View): View => ({ ...view, judged: true });

export const judgeLeft = (view: View): View => ({ ...view, judged: false });

export const connectionChanged = (view: View, { seat, away }: MessageOf<'connectionChanged'>): View => {
  const others = view.away.filter((other) => other !== seat);
  return { ...view, away: away ? [...others, seat].sort((a, b) => a - b) : others };
};
