import type { NeedleMark } from '../model/record.js';
import type { Seat } from '../model/seat.js';
import type { Attack, Ruleset } from './ruleset.js';

export interface Blow {
  readonly by: Attack;
  readonly target: Seat;
  /** The target was immune to it. */
  readonly inVain: boolean;
}

export interface NightActs {
  readonly round: number;
  readonly blows: readonly Blow[];
  readonly healed: readonly Seat[];
  /** Marks open when the night fell; consecutive ones are those of the night before (DOC-04). */
  readonly marks: readonly NeedleMark[];
}

export interface NightOutcome {
  /** Ascending (CON-07). */
  readonly deaths: readonly Seat[];
  /** Marks open after the night. */
  readonly marks: readonly NeedleMark[];
}

const lands = ({ doctor }: Ruleset, { healed }: NightActs, blow: Blow): boolean =>
  !blow.inVain && !(healed.includes(blow.target) && doctor.savesFrom.includes(blow.by));

/** Whether the doctor had something to do at this seat (DOC-04, SKV-06, SKV-18, SPV-11). */
const wasNeeded = ({ doctor }: Ruleset, { blows }: NightActs, seat: Seat): boolean =>
  blows.some(
    ({ by, target, inVain }) =>
      target === seat && (inVain ? !doctor.vainHealIsNeedle : doctor.savesFrom.includes(by)),
  );

/** How the acts of one night, all of them at once, come out (CON-03, DET-20). */
export const resolveNight = (ruleset: Ruleset, acts: NightActs): NightOutcome => {
  const needles = acts.healed.filter((seat) => !wasNeeded(ruleset, acts, seat));
  const pierced = needles.filter((seat) => acts.marks.some((mark) => mark.seat === seat));
  const struck = acts.blows.filter((blow) => lands(ruleset, acts, blow)).map(({ target }) => target);
  const deaths = [...new Set([...struck, ...pierced])].sort((a, b) => a - b);
  const kept = ruleset.doctor.needles === 'cumulative' ? acts.marks : [];
  const fresh = needles.map((seat) => ({ seat, round: acts.round }));
  return { deaths, marks: [...kept, ...fresh].filter(({ seat }) => !deaths.includes(seat)) };
};
