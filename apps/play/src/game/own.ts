import type { GroupRole, GroupView, Identity, PickVerb, Seat, View } from '@killer-club/rules';

/** The viewer's own seat; null for who only watches. */
export const ownSeat = ({ viewer }: View): Seat | null => (viewer.kind === 'seat' ? viewer.seat : null);

const entryOf = (view: View, seat: Seat | null) => view.seats.find((entry) => entry.seat === seat);

export const isLiving = (view: View, seat: Seat | null): boolean => entryOf(view, seat)?.exit === null;

export const ownIdentity = (view: View): Identity | null =>
  entryOf(view, ownSeat(view))?.known?.identity ?? null;

/** Partners the viewer knows and acts with at night. */
export const ownGroup = (view: View): GroupView | null => {
  const seat = ownSeat(view);
  return view.groups.find((group) => seat !== null && group.seats.includes(seat)) ?? null;
};

const VERB_OF: Readonly<Record<GroupRole, PickVerb>> = { killer: 'kill', police: 'check' };

/** What the viewer's picks of this night still do; null where they do nothing. */
export const ownVerb = (view: View): PickVerb | null => {
  const group = ownGroup(view);
  const idle = view.phase.kind !== 'night' || view.ruleset.night.kind === 'recognition';
  return group === null || idle || group.locked !== null || !isLiving(view, ownSeat(view))
    ? null
    : VERB_OF[group.role];
};

/** The view with all turned face down that others in the room must not see. */
export const coveredView = (view: View): View =>
  view.phase.kind === 'ended'
    ? view
    : {
        ...view,
        seats: view.seats.map((entry) => ({ ...entry, known: null })),
        groups: [],
        checks: [],
        protectedSeats: [],
      };
