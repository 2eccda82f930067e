import { commitmentOf, dealRoles, type View } from '@killer-club/rules';

/** Whether the own contribution went into the deal; `unknown` where this browser has not kept it. */
export type OwnPart = 'among' | 'missing' | 'unknown' | 'notSeated';

export interface DealCheck {
  /** The revealed seed is the one the club was bound to before anybody contributed (CON-09). */
  readonly commitment: boolean;
  /** Seed and contributions deal the revealed roles. */
  readonly roles: boolean;
  readonly own: OwnPart;
}

const isHex = (text: string): boolean => /^(?:[0-9a-f]{2})+$/.test(text);

const ownPart = ({ viewer, reveal }: View, kept: string | null): OwnPart => {
  if (viewer.kind !== 'seat') return 'notSeated';
  if (kept === null) return 'unknown';
  return reveal?.contributions[viewer.seat - 1] === kept ? 'among' : 'missing';
};

/** Deals an ended game again; null while its seed is secret. `kept`: the contribution this browser sent. */
export const checkDeal = (view: View, kept: string | null): DealCheck | null => {
  const { gameId, ruleset, commitment, reveal } = view;
  if (reveal === null) return null;
  const { seed, contributions, roles } = reveal;
  const own = ownPart(view, kept);
  if (![seed, ...contributions].every(isHex)) return { commitment: false, roles: false, own };
  const dealt = dealRoles(ruleset, { seed, contributions, position: 0 })?.value;
  return {
    commitment: commitmentOf(gameId, seed) === commitment,
    roles: dealt?.length === roles.length && dealt.every((role, index) => role === roles[index]),
    own,
  };
};

export const isSound = ({ commitment, roles, own }: DealCheck): boolean =>
  commitment && roles && own !== 'missing';
