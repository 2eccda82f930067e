import type { View } from '@killer-club/rules';
import type { Character } from './character.js';
import { moveOf, type Move } from './move.js';
import { seededRandom } from './seeded.js';
import { identityOf, living, ownRole, ownSeat, roundName } from './table.js';

const KNOWN_KILLER = 10;
const FRIEND = -10;

/** How much the bot wants a candidate out: what it knows, else the table's mood and its own. */
const suspicion = (view: View, character: Character, candidate: number): number => {
  const identity = identityOf(view, candidate);
  const killer = ownRole(view) === 'killer';
  if (identity === 'killer') return killer ? FRIEND : KNOWN_KILLER;
  if (candidate === ownSeat(view) || (identity !== null && !killer)) return FRIEND;
  const kind = view.ballots.at(-1)?.kind ?? 'first';
  const name = `${roundName(view)}/${kind}/${candidate}`;
  const mood = seededRandom(`mood/${name}`)();
  const own = seededRandom(`own/${name}/${character.seed}`)();
  return character.herd * mood + (1 - character.herd) * own;
};

const abstains = (view: View, character: Character): boolean =>
  seededRandom(`shy/${roundName(view)}/${view.ballots.length}/${character.seed}`)() < character.shy;

/** The one candidate of this ballot the bot will vote for. */
const favourite = (view: View, character: Character): number | undefined =>
  [...(view.ballots.at(-1)?.candidates ?? [])].sort(
    (a, b) => suspicion(view, character, b) - suspicion(view, character, a) || a - b,
  )[0];

const hasVoted = (view: View, seat: number): boolean =>
  view.votes.some((vote) => vote.seat === seat) ||
  view.voided.includes(seat) ||
  (view.ballots.at(-1)?.calls.some(({ voters }) => voters.includes(seat)) ?? false);

/** A vote when the bot's favourite is called. */
export const ballotMove = (view: View, character: Character, random: () => number): Move | null => {
  const { phase, stage } = view;
  const seat = ownSeat(view);
  if (phase.kind !== 'call' || seat === null || !living(view).includes(seat)) return null;
  if (hasVoted(view, seat) || abstains(view, character) || favourite(view, character) !== phase.candidate)
    return null;
  return moveOf({ type: 'castVote', stage, candidate: phase.candidate }, character, random);
};
