import type { GameEvent, View } from '@killer-club/rules';
import type { Refused } from './play.js';
import type { Expectation, ExpectationKey, StageName } from './scenario.js';
import type { Table } from './table.js';

/** A step as it was played. */
export interface Played {
  readonly table: Table;
  readonly before: View;
  /** What happened in this step. */
  readonly events: readonly GameEvent[];
  readonly refused: Refused;
}

const BALLOT_STAGES = {
  first: 'ballot',
  repeat: 'ballot',
  statement: 'runoff',
  offCircle: 'offCircleBallot',
  nomination: 'nomination',
  final: 'runoff',
} as const;

const stageOf = ({ phase, ballots }: View): StageName => {
  switch (phase.kind) {
    case 'night':
    case 'extraRequest':
    case 'ended':
      return phase.kind;
    case 'turn':
      return phase.turn;
    case 'call':
    case 'window':
    case 'tally':
      return BALLOT_STAGES[ballots.at(-1)?.kind ?? 'first'];
    case 'day':
      throw new Error('The game rests between two stages');
  }
};

const speakers = (table: Table): string[] => {
  const ahead = table.fork();
  const said: string[] = [];
  for (let { phase } = ahead.view; phase.kind === 'turn'; { phase } = ahead.view) {
    said.push(`${phase.seat} ${phase.turn}`);
    ahead.pass();
  }
  return said;
};

const shownVotes = ({ table, events, before }: Played): Record<string, number> => {
  const { ballots } = table.publicView;
  const closed = events.some((event) => event.type === 'ballotClosed');
  const ballot = closed ? ballots.findLast((record) => record.outcome !== null) : ballots.at(-1);
  if (!closed && ballots.length === before.ballots.length && ballot?.outcome !== null) return {};
  return Object.fromEntries(
    (ballot?.calls ?? []).flatMap(({ candidate, voters }) => voters.map((voter) => [voter, candidate])),
  );
};

const seatsOf = (events: readonly GameEvent[], kind: 'tied' | 'circle'): readonly number[] => {
  const closed = events.findLast((event) => event.type === 'ballotClosed');
  return closed?.type === 'ballotClosed' && closed.outcome.kind === kind
    ? [...closed.outcome.seats].sort((a, b) => a - b)
    : [];
};

const revealedIn = (events: readonly GameEvent[]): Record<string, string> =>
  Object.fromEntries(
    events.flatMap((event) => (event.type === 'cardShown' ? [[event.seat, event.role]] : [])),
  );

const exiledIn = (events: readonly GameEvent[]): number | 'none' => {
  const exile = events.findLast((event) => event.type === 'seatExiled');
  return exile?.type === 'seatExiled' ? exile.seat : 'none';
};

const knownBy = (table: Table, seat: number): Record<string, string> =>
  Object.fromEntries(
    table
      .viewOf(seat)
      .seats.flatMap((entry) =>
        entry.known === null || entry.seat === seat ? [] : [[entry.seat, entry.known.identity]],
      ),
  );

/** What each expectation looks at. */
export const OBSERVE: { readonly [K in ExpectationKey]: (played: Played, expected: Expectation) => unknown } =
  {
    dead: ({ table }) => table.view.seats.filter(({ exit }) => exit !== null).map(({ seat }) => seat),
    exiled: ({ events }) => exiledIn(events),
    tied: ({ events }) => seatsOf(events, 'tied'),
    circle: ({ events }) => seatsOf(events, 'circle'),
    checked: ({ table, before }) =>
      Object.fromEntries(
        table.view.checks.slice(before.checks.length).map(({ target, identity }) => [target, identity]),
      ),
    needles: ({ table }) => table.needles,
    revealed: ({ events }) => revealedIn(events),
    stage: ({ table }) => stageOf(table.view),
    speaks: ({ table }) => speakers(table),
    refused: ({ refused }) => refused,
    knows: ({ table }, { knows }) =>
      Object.fromEntries(Object.keys(knows ?? {}).map((seat) => [seat, knownBy(table, Number(seat))])),
    shown: (played) => shownVotes(played),
    result: ({ table }) => (table.view.phase.kind === 'ended' ? table.view.phase.result : null),
  };
