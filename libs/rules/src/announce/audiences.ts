import { seatAudience, type Audience, type Viewer } from '../model/audience.js';
import { isGroupRole, type GroupRole } from '../model/role.js';
import { seatOf } from '../model/queries.js';
import type { GameState } from '../model/state.js';

export const groupAudience = (role: GroupRole): Audience => (role === 'killer' ? 'killers' : 'police');

/** The audiences a viewer belongs to. A seat leaves its group's with the message that announces its death. */
export const audiencesOf = (state: GameState, viewer: Viewer): readonly Audience[] => {
  if (viewer.kind === 'judge') return ['judge'];
  if (viewer.kind === 'spectator') return ['public'];
  const seat = seatOf(state, viewer.seat);
  if (seat === undefined) return ['public'];
  const own: Audience[] = ['public', seatAudience(seat.seat)];
  return seat.exit === null && isGroupRole(seat.role) ? [...own, groupAudience(seat.role)] : own;
};
