import type { Ruleset, Win, WinCondition } from '../ruleset.js';
import { holds } from '../wins.js';
import { fault, type Fault } from './fault.js';
import { isDealt, offeredBy, sizesOf, type Offered } from './tables.js';

const atStart =
  (when: WinCondition) =>
  ({ cards }: Offered): boolean =>
    holds(when, { living: cards, tiedRounds: 0, roundsToDraw: 'none' });

/** A game without killers is a fault of its table already. */
const startFaults = (ruleset: Ruleset, { when }: Win): Fault[] => {
  const tables = when === 'killersOut' ? [] : offeredBy(ruleset).filter(atStart(when));
  return tables.length === 0 ? [] : [fault('wins', 'holdsAtStart', { when, sizes: sizesOf(tables) })];
};

const neverFaults = (ruleset: Ruleset, { when }: Win): Fault[] =>
  when === 'onlySecretPolice' && !isDealt(ruleset, 'secretPolice')
    ? [fault('wins', 'neverHolds', { when, role: 'secretPolice' })]
    : [];

const LOSERS: Readonly<Partial<Record<WinCondition, Win['result']>>> = {
  killersOut: 'killers',
  goodOut: 'good',
};

const loserFaults = ({ when, result }: Win): Fault[] =>
  LOSERS[when] === result ? [fault('wins', 'winsForLoser', { when, result })] : [];

const sideFaults = ({ wins }: Ruleset): Fault[] =>
  (['good', 'killers'] as const)
    .filter((side) => wins.every(({ result }) => result !== side))
    .map((side) => fault('wins', 'noWinFor', { side }));

const tiedFaults = ({ wins, tie }: Ruleset): Fault[] =>
  wins.some(({ when }) => when === 'tiedRounds') === (tie.roundsToDraw !== 'none')
    ? []
    : [fault('tie.roundsToDraw', 'tiedRoundsApart')];

/** Whether every condition can be decided, and either side can win. */
export const endingFaults = (ruleset: Ruleset): Fault[] => [
  ...ruleset.wins.flatMap((win) => [
    ...startFaults(ruleset, win),
    ...neverFaults(ruleset, win),
    ...loserFaults(win),
  ]),
  ...sideFaults(ruleset),
  ...tiedFaults(ruleset),
];
