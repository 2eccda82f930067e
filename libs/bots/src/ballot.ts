import type { BallotRecord, Seat, View } from '@killer-club/rules';
import type { Character } from './character.js';
import { moveOf, type Move } from './move.js';
import { seededRandom } from './seeded.js';
import { bySuspicion, suspects } from './suspicion.js';
import { ownSeat, roundName } from './table.js';

/** How often a bot votes for its second choice first, where a vote may be changed. */
const FICKLE = 0.2;

/** What one bot sees of the open ballot. */
interface Booth {
  readonly view: View;
  readonly seat: Seat;
  readonly ballot: BallotRecord;
  readonly character: Character;
}

/** The living vote, and last night's dead where the ruleset leaves them a vote. */
const hasVoice = ({ ruleset, seats, round }: View, seat: Seat): boolean => {
  const exit = seats[seat - 1]?.exit;
  return exit === null || (ruleset.ballot.lastNightsDead && exit?.how === 'killed' && exit.round === round);
};

const boothOf = (view: View, character: Character): Booth | null => {
  const [seat, ballot] = [ownSeat(view), view.ballots.at(-1)];
  if (seat === null || ballot === undefined || !hasVoice(view, seat)) return null;
  return view.voided.includes(seat) ? null : { view, seat, ballot, character };
};

/** The candidates of the bot's own vote or marks that stand. */
const ownVotes = ({ view, seat }: Booth): Seat[] =>
  view.votes.filter((vote) => vote.seat === seat).map(({ candidate }) => candidate);

const luckOf = ({ view, character }: Booth, what: string): number =>
  seededRandom(`${what}/${roundName(view)}/${view.ballots.length}/${character.seed}`)();

const mustVote = ({ view, ballot }: Booth): boolean =>
  view.ruleset.ballot.compulsory.some((kind) => kind === ballot.kind);

/** Whom the bot wants out, most of all first; nobody when it abstains. A vote it owes has no time for a missed call. */
const wanted = (booth: Booth): Seat[] => {
  const { view, ballot, character } = booth;
  if (mustVote(booth)) {
    const called = ballot.calls.map(({ candidate }) => candidate);
    const waiting = ballot.candidates.filter((candidate) => !called.includes(candidate));
    return bySuspicion(view, character, waiting);
  }
  return luckOf(booth, 'shy') < character.shy ? [] : suspects(view, character, ballot.candidates);
};

const hasVoted = (booth: Booth): boolean =>
  ownVotes(booth).length > 0 || booth.ballot.calls.some(({ voters }) => voters.includes(booth.seat));

/** A vote when the bot's favourite is called. */
export const callMove = (view: View, character: Character, random: () => number): Move | null => {
  const booth = boothOf(view, character);
  if (view.phase.kind !== 'call' || booth === null || hasVoted(booth)) return null;
  const { candidate } = view.phase;
  if (wanted(booth)[0] !== candidate) return null;
  return moveOf({ type: 'castVote', stage: view.stage, candidate }, character, random);
};

/** The first candidate to mark, or whose mark to take back: one command does both. */
const nextMark = (booth: Booth): Seat | undefined => {
  const most = 1 + Math.floor(luckOf(booth, 'marks') * booth.view.ruleset.ballot.marks);
  const marks = wanted(booth).slice(0, most);
  const standing = ownVotes(booth);
  return (
    standing.find((candidate) => !marks.includes(candidate)) ??
    marks.find((candidate) => !standing.includes(candidate))
  );
};

/** The favourite, sometimes by way of the second choice; undefined when nothing is to change. */
const nextVote = (booth: Booth): Seat | undefined => {
  const [favourite, second] = wanted(booth);
  const [standing] = ownVotes(booth);
  if (standing !== undefined) return standing === favourite ? undefined : favourite;
  return luckOf(booth, 'fickle') < FICKLE ? (second ?? favourite) : favourite;
};

/** Marks or a vote where everybody votes at once. */
export const windowMove = (view: View, character: Character, random: () => number): Move | null => {
  const booth = boothOf(view, character);
  if (booth === null) return null;
  const { stage } = view;
  const type = booth.ballot.kind === 'nomination' ? 'nominate' : 'castVote';
  const candidate = type === 'nominate' ? nextMark(booth) : nextVote(booth);
  return candidate === undefined ? null : moveOf({ type, stage, candidate }, character, random);
};
