import {
  seatAudience,
  type Audience,
  type GroupRole,
  type MessageOf,
  type MessageType,
  type Numbered,
  type Seat,
  type View,
} from '@killer-club/rules';

const groupOf = (role: GroupRole): Audience => (role === 'killer' ? 'killers' : 'police');

/** Partners see each other's picks where the ruleset lets them know each other (POL-06). */
const pickHearers = ({ seats, ruleset }: View, seat: Seat): Audience => {
  const role = seats[seat - 1]?.known?.identity;
  const isPartner = ruleset.knows.partners.some((partner) => partner === role);
  return isPartner && (role === 'killer' || role === 'police') ? groupOf(role) : seatAudience(seat);
};

type Told = { readonly [T in MessageType]?: (message: MessageOf<T>, view: View) => Audience };

const PRIVATE: Told = {
  roleDealt: ({ seat }) => seatAudience(seat),
  voteTaken: ({ seat }) => seatAudience(seat),
  nominationTaken: ({ seat }) => seatAudience(seat),
  speechRequested: ({ seat }) => seatAudience(seat),
  roundPkCalled: ({ seat }) => seatAudience(seat),
  shotSpent: ({ seat }) => seatAudience(seat),
  claimBarred: () => 'judge',
  partnersKnown: ({ role }) => groupOf(role),
  choiceLocked: ({ role }) => groupOf(role),
  protectedShown: () => 'killers',
  checkLearnt: () => 'police',
  pickMade: ({ seat }, view) => pickHearers(view, seat),
  connectionChanged: () => 'judge',
};

const toldTo = <T extends MessageType>(message: MessageOf<T>, view: View): Audience =>
  PRIVATE[message.type]?.(message, view) ?? 'public';

/** Whom a message was for. The judge hears all as their own: there it is told by what the message is. */
export const hearersOf = ({ audience, message }: Numbered, view: View): Audience =>
  audience === 'judge' ? toldTo(message, view) : audience;
