import type { Identity, PickVerb, Seat, View } from '@killer-club/rules';
import type { Character } from './character.js';
import { heals, isSafe, shoots, stabs, type Vigil } from './lone.js';
import { moveOf, type Move } from './move.js';
import { oneOf, seededRandom } from './seeded.js';
import { identityOf, isAlive, living, ownRole, ownSeat, roundName } from './table.js';

/** A target, null for nobody, undefined for no pick at all (yet). */
type Wish = Seat | null | undefined;

interface Act {
  readonly verb: PickVerb;
  readonly wish: (vigil: Vigil) => Wish;
}

/** A group whose members do not know each other is everybody alone. */
const partners = ({ view, seat }: Vigil): readonly Seat[] =>
  view.groups.find(({ seats }) => seats.includes(seat))?.seats ?? [seat];

/** The lowest living seat of a group leads, the others follow its pick. */
const together = (vigil: Vigil, targets: readonly Seat[]): Wish => {
  const { view, seat, character } = vigil;
  if (view.groups.some(({ seats, locked }) => seats.includes(seat) && locked !== null)) return undefined;
  const leader = partners(vigil).find((partner) => isAlive(view, partner));
  if (leader !== seat) return view.picks.find((pick) => pick.seat === leader)?.target;
  return oneOf(targets, seededRandom(`pick/${roundName(view)}/${character.seed}`)) ?? null;
};

const others = (vigil: Vigil): Seat[] =>
  living(vigil.view).filter((other) => !partners(vigil).includes(other));

const kills = (vigil: Vigil): Wish =>
  together(
    vigil,
    others(vigil).filter((other) => !isSafe(vigil.view, other)),
  );

/** Every living officer has learnt every check: what is left of a rationed number shows. */
const checks = (vigil: Vigil): Wish => {
  const { limit } = vigil.view.ruleset.check;
  if (limit !== 'none' && vigil.view.checks.length >= limit) return undefined;
  return together(
    vigil,
    others(vigil).filter((other) => identityOf(vigil.view, other) === null),
  );
};

const ACTS: Readonly<Partial<Record<Identity, Act>>> = {
  killer: { verb: 'kill', wish: kills },
  police: { verb: 'check', wish: checks },
  doctor: { verb: 'heal', wish: heals },
  secretPolice: { verb: 'shoot', wish: shoots },
  secretKiller: { verb: 'kill', wish: stabs },
};

/** The own night's pick, as soon as there is one to make. */
export const nightMove = (view: View, character: Character, random: () => number): Move | null => {
  const [seat, role] = [ownSeat(view), ownRole(view)];
  const act = role === null ? undefined : ACTS[role];
  if (seat === null || act === undefined || !isAlive(view, seat)) return null;
  if (view.ruleset.night.kind === 'recognition') return null;
  const target = act.wish({ view, seat, character });
  const standing = view.picks.find((pick) => pick.seat === seat);
  if (target === undefined || standing?.target === target) return null;
  return moveOf({ type: 'pick', stage: view.stage, verb: act.verb, target }, character, random);
};
