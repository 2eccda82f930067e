import type { BallotKind, BallotOutcome, BallotRecord } from '../model/record.js';
import type { Seat } from '../model/seat.js';
import type { Ruleset, TieStep } from './ruleset.js';

const votesFor = (ballot: BallotRecord, candidate: Seat): number =>
  ballot.calls.find((call) => call.candidate === candidate)?.voters.length ?? 0;

/** Most votes goes out; without votes all who stand are tied, save a single one (POL-14, POL-18, DET-08). */
export const tallied = (ballot: BallotRecord): BallotOutcome => {
  const most = Math.max(0, ...ballot.candidates.map((candidate) => votesFor(ballot, candidate)));
  const seats = ballot.candidates.filter((candidate) => votesFor(ballot, candidate) === most);
  const [seat] = seats;
  if (seat === undefined) return { kind: 'none' };
  return seats.length === 1 && most > 0 ? { kind: 'exiled', seat } : { kind: 'tied', seats };
};

/** Whether everybody entitled must vote in it (MAI-02). */
export const isCompulsory = ({ ballot }: Ruleset, kind: BallotKind): boolean =>
  kind === 'offCircle' && ballot.compulsory.includes(kind);

export type AfterTie = 'repeat' | TieStep | 'noExile' | 'draw' | 'lots';

const stepAfter = ({ tie }: Ruleset, kind: BallotKind): AfterTie => {
  const step = kind === 'statement' || kind === 'offCircle' ? tie.steps.indexOf(kind) + 1 : 0;
  return tie.steps[step] ?? tie.end;
};

/** What a tie leads to: POL-15 to POL-18, MAI-04; a lone candidate without votes stays (DET-08). */
export const afterTie = (ruleset: Ruleset, ballot: BallotRecord, tied: readonly Seat[]): AfterTie => {
  const { kind, candidates } = ballot;
  const voted = ballot.calls.some((call) => call.voters.length > 0);
  if (!voted && kind === 'repeat') return 'noExile';
  if (!voted && kind === 'first' && ruleset.ballot.noVotes === 'repeat') return 'repeat';
  if (candidates.length === 1) return 'noExile';
  const shrunk = tied.length < candidates.length && (kind === 'statement' || kind === 'offCircle');
  return shrunk && ruleset.tie.shrunkRepeats ? kind : stepAfter(ruleset, kind);
};
