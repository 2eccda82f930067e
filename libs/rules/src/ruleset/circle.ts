import type { BallotOutcome, BallotRecord } from '../model/record.js';

/** The highest and the second-highest count of marks, all players with either, one mark at least (SKV-11). */
export const circleOf = ({ candidates, calls }: BallotRecord): BallotOutcome => {
  const marks = (seat: number): number =>
    calls.find(({ candidate }) => candidate === seat)?.voters.length ?? 0;
  const counts = [...new Set(candidates.map(marks))].filter((count) => count > 0).sort((a, b) => b - a);
  const seats = candidates.filter((seat) => counts.slice(0, 2).includes(marks(seat)));
  return seats.length === 0 ? { kind: 'none' } : { kind: 'circle', seats };
};
