import type { GroupRole, Role } from '../model/role.js';
import type { Seat } from '../model/seat.js';
import { isAlive } from '../model/queries.js';
import type { GameState } from '../model/state.js';
import { groupChoice } from '../ruleset/agreement.js';
import { resolveNight, type Blow, type NightOutcome } from '../ruleset/attacks.js';
import { record, type Draft } from './draft.js';
import { learnt, picksOf, type Night } from './night.js';
import { REST, type Next } from './next.js';
import { withLastWords } from './words.js';

/** The locked choice, else what the picks that stand come to (POL-03, SKV-05). */
const chosen = (state: GameState, night: Night, role: GroupRole): Seat | null => {
  const locked = night.locked[role];
  return locked === undefined
    ? groupChoice(state.ruleset.night.agreement, picksOf(state, night, role))
    : locked;
};

/** The targets of a role that acts alone. */
const targetsOf = (state: GameState, night: Night, role: Role): readonly Seat[] =>
  picksOf(state, night, role).flatMap(({ target }) => (target === null ? [] : [target]));

/** Immune to the killers, for as long as the ruleset says; their attack comes before the night's shot (SPV-07). */
const isImmune = ({ ruleset, traces, seats }: GameState, target: Seat): boolean =>
  ruleset.immune.some(
    ({ role, while: duration }) =>
      seats[target - 1]?.role === role && (duration === 'always' || !traces.shotsSpent.includes(target)),
  );

const blowsOf = (state: GameState, night: Night): readonly Blow[] => {
  const victim = chosen(state, night, 'killer');
  const alone = (by: 'secretKiller' | 'shot', role: Role): readonly Blow[] =>
    targetsOf(state, night, role).map((target) => ({ by, target, inVain: false }));
  return [
    ...(victim === null ? [] : [{ by: 'killers' as const, target: victim, inVain: isImmune(state, victim) }]),
    ...alone('secretKiller', 'secretKiller'),
    ...alone('shot', 'secretPolice'),
  ];
};

const outcomeOf = (state: GameState, night: Night): NightOutcome =>
  resolveNight(state.ruleset, {
    round: state.round,
    blows: blowsOf(state, night),
    healed: [...new Set(targetsOf(state, night, 'doctor'))],
    marks: state.traces.marks.filter(({ seat }) => isAlive(state, seat)),
  });

/** A shot at somebody who is healed is spent too (DOC-13). */
const shooters = (state: GameState, night: Night): readonly Seat[] =>
  picksOf(state, night, 'secretPolice')
    .filter(({ target }) => target !== null)
    .map(({ seat }) => seat);

const checkedAtLast = (state: GameState, night: Night): Seat | null =>
  night.locked.police === undefined && !night.learnt ? chosen(state, night, 'police') : null;

/** The night's end: all its acts at once, an unlocked check is learnt, all deaths are one dawn (CON-03, CON-07). */
export const breakDawn = (draft: Draft): Next => {
  const { state, now } = draft;
  if (state.phase.kind !== 'night') return REST;
  const { deaths, marks } = outcomeOf(state, state.phase);
  const checked = checkedAtLast(state, state.phase);
  const shotsSpent = shooters(state, state.phase);
  record(draft, {
    type: 'dawnBroke',
    at: now,
    deaths,
    learnt: checked === null ? null : learnt(state, checked),
    ...((marks.length > 0 || state.traces.marks.length > 0) && { marks }),
    ...(shotsSpent.length > 0 && { shotsSpent }),
  });
  return { step: 'day', words: withLastWords(state, deaths, 'night') };
};
