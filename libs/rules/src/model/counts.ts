import type { Audience } from './audience.js';

/** How many messages of each audience there have been. */
export interface Counts {
  readonly public: number;
  readonly judge: number;
  readonly killers: number;
  readonly police: number;
  /** Of each seat's own, seat 1 first. */
  readonly seats: readonly number[];
}

export const noCounts = (size: number): Counts => ({
  public: 0,
  judge: 0,
  killers: 0,
  police: 0,
  seats: Array.from({ length: size }, () => 0),
});

type Group = Exclude<Audience, `seat:${number}`>;

const GROUPS: Readonly<Record<Group, true>> = { public: true, judge: true, killers: true, police: true };

const isGroup = (audience: string): audience is Group => Object.hasOwn(GROUPS, audience);

/** Place of a seat's audience among the seats. */
const placeOf = (audience: string): number => Number(audience.slice('seat:'.length)) - 1;

/** None for an audience that does not exist. */
export const countOf = (counts: Counts, audience: string): number =>
  isGroup(audience) ? counts[audience] : (counts.seats[placeOf(audience)] ?? 0);

const oneMore = (seats: readonly number[], place: number): readonly number[] =>
  seats.map((count, index) => (index === place ? count + 1 : count));

/** One more message of this audience. Fields are named one by one: that is quick. */
export const counted = (counts: Counts, audience: Audience): Counts => ({
  public: counts.public + (audience === 'public' ? 1 : 0),
  judge: counts.judge + (audience === 'judge' ? 1 : 0),
  killers: counts.killers + (audience === 'killers' ? 1 : 0),
  police: counts.police + (audience === 'police' ? 1 : 0),
  seats: isGroup(audience) ? counts.seats : oneMore(counts.seats, placeOf(audience)),
});
