import type { BallotRecord, ClosedCall } from './record.js';
import type { Seat } from './seat.js';
import type { Vote } from './state.js';

/** The open ballot of the list changed; closed ones are history. */
export const inOpenBallot = (
  ballots: readonly BallotRecord[],
  change: (record: BallotRecord) => BallotRecord,
): readonly BallotRecord[] =>
  ballots.map((record, index) =>
    index === ballots.length - 1 && record.outcome === null ? change(record) : record,
  );

/** The votes a call closed with. */
export const withCall = (record: BallotRecord, call: ClosedCall): BallotRecord => ({
  ...record,
  calls: [...record.calls, call],
});

/** Votes by candidate in calling order, voters ascending; who has none is left out. */
export const callsOf = (candidates: readonly Seat[], votes: readonly Vote[]): readonly ClosedCall[] =>
  candidates
    .map((candidate) => ({
      candidate,
      voters: votes
        .filter((vote) => vote.candidate === candidate)
        .map(({ seat }) => seat)
        .sort((a, b) => a - b),
    }))
    .filter(({ voters }) => voters.length > 0);

/** A voided vote is no longer among the votes shown (DET-14). */
export const withoutVoter = (record: BallotRecord, seat: Seat): BallotRecord => ({
  ...record,
  calls: record.calls.map((call) => ({ ...call, voters: call.voters.filter((voter) => voter !== seat) })),
});

/** A candidate who is gone takes the call along: its votes fall (CLUB-20). */
export const recordWithout = (record: BallotRecord, seat: Seat): BallotRecord => ({
  ...record,
  candidates: record.candidates.filter((candidate) => candidate !== seat),
  calls: record.calls.filter((call) => call.candidate !== seat),
});
