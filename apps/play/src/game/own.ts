import type { GroupView, Identity, PickVerb, Seat, View } from '@killer-club/rules';

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

const VERB_OF: Readonly<Partial<Record<Identity, PickVerb>>> = {
  killer: 'kill',
  police: 'check',
  doctor: 'heal',
  secretPolice: 'shoot',
  secretKiller: 'kill',
};

/** One night to know the companions: nobody picks (DED-02). */
export const isRecognition = ({ phase, ruleset }: View): boolean =>
  phase.kind === 'night' && ruleset.night.kind === 'recognition';

/** The own choice has been made for good, or what the ruleset rations is used up (DET-01, DET-18). */
const isSpent = (view: View, verb: PickVerb): boolean => {
  const { limit } = view.ruleset.check;
  switch (verb) {
    case 'shoot':
      return view.shotsSpent.some((seat) => seat === ownSeat(view));
    case 'check':
      return limit !== 'none' && view.checks.length >= limit;
    case 'kill':
    case 'heal':
      return false;
  }
};

/** What the viewer's role does at night; null for one that sleeps. */
export const nightVerb = (view: View): PickVerb | null => VERB_OF[ownIdentity(view) ?? 'civilian'] ?? null;

/** What the viewer's picks of this night still do; null where they do nothing. */
export const ownVerb = (view: View): PickVerb | null => {
  const verb = nightVerb(view);
  const idle = view.phase.kind !== 'night' || isRecognition(view) || !isLiving(view, ownSeat(view));
  const locked = ownGroup(view)?.locked ?? null;
  return idle || verb === null || locked !== null || isSpent(view, verb) ? null : verb;
};

/** The view with all turned face down that others in the room must not see; cards laid open stay so (DED-07). */
export const coveredView = (view: View): View =>
  view.phase.kind === 'ended'
    ? view
    : {
        ...view,
        seats: view.seats.map((entry) => (entry.known?.by === 'reveal' ? entry : { ...entry, known: null })),
        groups: [],
        picks: [],
        checks: [],
        protectedSeats: [],
        shotsSpent: [],
        claimBarred: null,
        roundPkCalled: null,
      };
