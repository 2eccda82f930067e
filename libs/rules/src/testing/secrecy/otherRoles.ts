import type { Viewer } from '../../model/audience.js';
import { exitsOf } from '../../model/exitsOf.js';
import type { Role } from '../../model/role.js';
import type { GameState } from '../../model/state.js';
import { checkTells } from '../../ruleset/check.js';
import { firstWin } from '../../ruleset/wins.js';
import type { Ruleset } from '../../ruleset/ruleset.js';
import type { Host } from '../host.js';
import { below } from '../random.js';
import type { Random } from '../randomCommand.js';
import { companions, seatOfViewer } from './viewers.js';

export const shuffled = <T>(random: Random, items: readonly T[]): T[] => {
  const left = [...items];
  return items.flatMap(() => left.splice(below(random, left.length), 1));
};

/** Cards that the viewer knows: own, companions', those laid open. */
const cardsKnown = (end: GameState, viewer: Viewer): readonly number[] => [
  ...companions(end, viewer),
  ...end.traces.shown,
];

/** Whether every check the viewer learnt would have answered the same. */
const answersStay = (end: GameState, viewer: Viewer, roles: readonly Role[]): boolean => {
  const own = seatOfViewer(viewer);
  return end.checks
    .filter(({ learners }) => own !== null && learners.includes(own))
    .every(
      ({ target, identity }) =>
        checkTells(end.ruleset.check.tells, roles[target - 1] ?? 'civilian') === identity,
    );
};

/** Who was out after each batch of exits. */
const outAfterBatches = (base: Host): number[][] => {
  const out: number[] = [];
  return base.events
    .map(exitsOf)
    .filter((exits) => exits.length > 0)
    .map((exits) => {
      out.push(...exits);
      return [...out];
    });
};

/** Batches of exits that these roles outlast. */
const lifetime = ({ wins }: Ruleset, batches: readonly number[][], roles: readonly Role[]): number => {
  const last = batches.findIndex((out) => {
    const living = roles.filter((_, index) => !out.includes(index + 1));
    return firstWin(wins, { living, tiedRounds: 0, roundsToDraw: 'none' }) !== null;
  });
  return last === -1 ? batches.length : last;
};

const permuted = (random: Random, roles: readonly Role[], fixed: readonly number[]): Role[] => {
  const free = shuffled(
    random,
    roles.filter((_, index) => !fixed.includes(index + 1)),
  );
  return roles.map((role, index) => (fixed.includes(index + 1) ? role : (free.shift() ?? role)));
};

const TRIES = 12;

/** Other cards for the seats the viewer does not know, of several deals one under which the game lasts. */
export const otherRoles = (random: Random, base: Host, viewer: Viewer): readonly Role[] => {
  const end = base.state;
  const roles = end.seats.map(({ role }) => role);
  const fixed = cardsKnown(end, viewer);
  const deals = Array.from({ length: TRIES }, () => permuted(random, roles, fixed)).filter((deal) =>
    answersStay(end, viewer, deal),
  );
  const batches = outAfterBatches(base);
  const lasting = deals.map((deal) => ({ deal, batches: lifetime(end.ruleset, batches, deal) }));
  return lasting.reduce((best, one) => (one.batches > best.batches ? one : best), {
    deal: roles,
    batches: -1,
  }).deal;
};
