import type { BallotRecord } from '../model/record.js';
import type { GameState } from '../model/state.js';
import type { Host, Step } from './host.js';

/** The living, and who was announced dead this morning where the ruleset lets them vote (SKV-10, CLUB-15). */
const entitled = ({ seats, ruleset, day }: GameState): number[] =>
  seats
    .filter(
      ({ seat, exit }) => exit === null || (ruleset.ballot.lastNightsDead && day.victims.includes(seat)),
    )
    .map(({ seat }) => seat);

const isVote = ({ event }: Step): boolean => event.type === 'voteCast' || event.type === 'nominationMade';

const demand = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(what);
};

const oneByOne = (step: Step): void => {
  const { before, event } = step;
  if (before === null || (event.type !== 'voteCast' && event.type !== 'nominationMade')) return;
  demand(entitled(before).includes(event.seat), `Seat ${event.seat} may not vote`);
};

const votesOf = ({ calls }: BallotRecord): number[] => calls.flatMap(({ voters }) => voters);

/** A closed ballot against who could vote when it opened, and whose vote was voided since. */
const counted = (ballot: BallotRecord, opened: GameState, struck: readonly number[]): void => {
  const most = ballot.kind === 'nomination' ? opened.ruleset.ballot.marks : 1;
  const votes = votesOf(ballot);
  const may = entitled(opened);
  for (const seat of new Set(votes)) {
    demand(may.includes(seat), `A vote of seat ${seat} is counted who may not vote`);
    demand(!struck.includes(seat), `The voided vote of seat ${seat} is counted`);
    demand(votes.filter((other) => other === seat).length <= most, `Seat ${seat} is counted too often`);
  }
  for (const { candidate } of ballot.calls)
    demand(ballot.candidates.includes(candidate), `Votes for seat ${candidate} who does not stand`);
};

/** Nobody's vote is taken or counted who has none, none twice, none that a judge voided. */
export const holdBallots = ({ steps }: Host): void => {
  let opened: GameState | null = null;
  let struck: number[] = [];
  for (const step of steps) {
    const { event, after } = step;
    if (isVote(step)) oneByOne(step);
    if (event.type === 'voteStruck' || event.type === 'voteVoided') struck.push(event.seat);
    if (event.type === 'ballotOpened') {
      opened = after;
      struck = [];
    }
    const ballot = after.ballots.at(-1);
    if (event.type === 'ballotClosed' && ballot !== undefined && opened !== null)
      counted(ballot, opened, struck);
  }
};
