import type { MessageOf } from '../../model/message.js';
import type { View } from '../../model/view.js';
import { inOpenBallot, withCall, withoutVoter } from '../../model/ballotRecord.js';
import { MISSED_VOTE, sanctionOf } from '../../model/sanction.js';
import { stageClock } from './clock.js';

export const ballotOpened = (view: View, { kind, candidates }: MessageOf<'ballotOpened'>): View => ({
  ...view,
  phase: { kind: 'tally' },
  asked: [],
  votes: [],
  voided: [],
  ballots: [...view.ballots, { round: view.round, kind, candidates, calls: [], outcome: null }],
});

export const callOpened = (view: View, { stage, candidate, until }: MessageOf<'callOpened'>): View =>
  stageClock({ ...view, stage, phase: { kind: 'call', candidate } }, until);

export const windowOpened = (view: View, { stage, until }: MessageOf<'windowOpened'>): View =>
  stageClock({ ...view, stage, phase: { kind: 'window' } }, until);

export const voteTaken = (view: View, { seat, candidate }: MessageOf<'voteTaken'>): View => {
  const others = view.votes.filter((vote) => vote.seat !== seat);
  return { ...view, votes: candidate === null ? others : [...others, { seat, candidate }] };
};

export const nominationTaken = (view: View, { seat, candidates }: MessageOf<'nominationTaken'>): View => ({
  ...view,
  votes: [
    ...view.votes.filter((mark) => mark.seat !== seat),
    ...candidates.map((candidate) => ({ seat, candidate })),
  ],
});

export const voteVoided = (view: View, { seat, ground }: MessageOf<'voteVoided'>): View => ({
  ...view,
  votes: view.votes.filter((vote) => vote.seat !== seat),
  voided: [...view.voided, seat],
  ballots: inOpenBallot(view.ballots, (record) => withoutVoter(record, seat)),
  sanctions: [...view.sanctions, sanctionOf(view.round, { kind: 'voteVoided', seat, ground })],
});

export const callClosed = (view: View, { candidate, voters }: MessageOf<'callClosed'>): View => ({
  ...view,
  votes: [],
  ballots: inOpenBallot(view.ballots, (record) => withCall(record, { candidate, voters })),
});

export const windowClosed = (view: View, { calls }: MessageOf<'windowClosed'>): View => ({
  ...view,
  votes: [],
  ballots: inOpenBallot(view.ballots, (record) => ({ ...record, calls })),
});

export const votesMissed = (view: View, { seats }: MessageOf<'votesMissed'>): View => ({
  ...view,
  sanctions: [
    ...view.sanctions,
    ...seats.map((seat) => sanctionOf(view.round, { kind: 'voteMissed', seat, ground: MISSED_VOTE })),
  ],
});

export const tallyOpened = (view: View, { stage, until }: MessageOf<'tallyOpened'>): View =>
  stageClock({ ...view, stage, phase: { kind: 'tally' } }, until);

export const ballotClosed = (view: View, { outcome }: MessageOf<'ballotClosed'>): View => ({
  ...view,
  phase: { kind: 'day' },
  votes: [],
  voided: [],
  ballots: inOpenBallot(view.ballots, (record) => ({ ...record, outcome })),
});
