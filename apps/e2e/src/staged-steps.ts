import type { PickVerb, Seat, View } from '@killer-club/rules';
import type { StagedGame } from './staged-game.js';

const isAlive = (view: View, seat: Seat): boolean => view.seats[seat - 1]?.exit === null;

const verbOf = ({ groups }: View, seat: Seat): PickVerb | null => {
  const group = groups.find(({ seats }) => seats.includes(seat));
  return group === undefined ? null : group.role === 'killer' ? 'kill' : 'check';
};

/** Nobody dies: every killer and officer without a page is for nobody. */
export const pickNobody = async (game: StagedGame): Promise<void> => {
  for (const seat of game.seats) {
    const view = game.view(seat);
    const verb = verbOf(view, seat);
    if (verb !== null && isAlive(view, seat)) await game.act(seat, { type: 'pick', verb, target: null });
  }
};

/** Seats without pages pass until the game waits for a page or has gone on to something else. */
export const passTurns = async (game: StagedGame): Promise<void> => {
  for (;;) {
    const { phase, stage } = game.view();
    if (phase.kind !== 'turn' || !game.seats.includes(phase.seat)) return;
    await game.until((view) => view.stage === stage);
    await game.act(phase.seat, { type: 'pass' });
    await game.until((view) => view.stage > stage || view.phase.kind === 'ended');
  }
};

/** What a page presses ends the stage, and the seats without pages have seen it end. */
export const goesOn = async (game: StagedGame, press: () => Promise<void>): Promise<void> => {
  const { stage } = game.view();
  await press();
  await game.until((view) => view.stage > stage || view.phase.kind === 'ended');
};

export const calls = ({ phase }: View, candidate: Seat): boolean =>
  phase.kind === 'call' && phase.candidate === candidate;

export const speaks = ({ phase }: View, seat: Seat): boolean => phase.kind === 'turn' && phase.seat === seat;

/** Votes of seats without pages for the candidate that is being called. */
export const vote = async (game: StagedGame, voters: readonly Seat[], candidate: Seat): Promise<void> => {
  await Promise.all(voters.map((seat) => game.act(seat, { type: 'castVote', candidate })));
};

/** Votes that a closed call has brought a candidate of the newest ballot. */
export const votesFor = ({ ballots }: View, candidate: Seat): number =>
  ballots.at(-1)?.calls.find((call) => call.candidate === candidate)?.voters.length ?? 0;
