import { factionOf, type Result, type View } from '@killer-club/rules';

export type OwnResult = 'won' | 'lost' | 'draw' | 'annulled';

const forFaction = (result: Result, faction: Result): OwnResult => {
  if (result === 'draw' || result === 'annulled') return result;
  return result === faction ? 'won' : 'lost';
};

/** How the viewer's own side ended; null for who has no seat, and before the end. */
export const ownResult = ({ viewer, phase, reveal }: View): OwnResult | null => {
  if (viewer.kind !== 'seat' || phase.kind !== 'ended') return null;
  const role = reveal?.roles[viewer.seat - 1];
  return role === undefined ? null : forFaction(phase.result, factionOf(role));
};
