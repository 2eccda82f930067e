import type { View } from '@killer-club/rules';
import { nightVerb, ownIdentity, ownSeat } from './own.js';

/** What the own card says of its role besides its name. */
export type Duty = 'heal' | 'shoot' | 'shotSpent' | 'killAlone' | 'roundPk';

/** What a role that acts alone may do at night, and an officer by day; groups do what their name says. */
export const dutyOf = (view: View): Duty | null => {
  const spent = view.shotsSpent.some((seat) => seat === ownSeat(view));
  switch (nightVerb(view)) {
    case 'heal':
      return 'heal';
    case 'shoot':
      return spent ? 'shotSpent' : 'shoot';
    case 'kill':
      return ownIdentity(view) === 'secretKiller' ? 'killAlone' : null;
    case 'check':
      return view.ruleset.roundPk ? 'roundPk' : null;
    case null:
      return null;
  }
};
