import type { BallotRecord, Seat, View } from '@killer-club/rules';

/** The round's newest ballot, open or closed; it is gone when night falls. */
export const ballotOfRound = (view: View): BallotRecord | null => {
  const ballot = view.ballots.at(-1);
  return ballot === undefined || ballot.round !== view.round || view.phase.kind === 'ended' ? null : ballot;
};

/** The round's ballot in which everybody votes at once, while it is open. */
export const openWindow = (view: View): BallotRecord | null =>
  view.phase.kind === 'window' ? ballotOfRound(view) : null;

/** Candidate → votes, as far as their calls have closed (POL-13). */
export const countsOf = (ballot: BallotRecord | null): ReadonlyMap<Seat, number> =>
  new Map(ballot?.calls.map(({ candidate, voters }) => [candidate, voters.length]));

/** Candidates whose call has neither closed nor opened. */
export const waitingOf = ({ ballot, called }: { ballot: BallotRecord; called: Seat | null }): Seat[] =>
  ballot.candidates.filter(
    (seat) => seat !== called && !ballot.calls.some(({ candidate }) => candidate === seat),
  );
