import { factionOf, type Faction, type Result } from '../model/role.js';
import type { SanctionRecord } from '../model/record.js';
import type { Seat } from '../model/seat.js';
import type { GameState, SeatState } from '../model/state.js';

/** Points of one side by result. */
export interface ResultPoints {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
}

/** The club's scoring table: settings, versioned, apart from the ruleset (SCO-02). */
export interface ScoringTable {
  readonly version: number;
  readonly results: Readonly<Record<Faction, ResultPoints>>;
  readonly leaving: number;
}

/** SCO-02 and SCO-04 as the club starts with them. */
export const DEFAULT_SCORING: ScoringTable = {
  version: 1,
  results: { good: { win: 3, draw: 1, loss: 0 }, killers: { win: 4, draw: 1, loss: 0 } },
  leaving: -5,
};

/** One entry of the ledger in the making; `cause` is unique per game and seat. */
export interface ScoreEntry {
  readonly seat: Seat;
  /** `result`, `leaving`, or `deduction:<k>` for the k-th deduction of the game. */
  readonly cause: string;
  readonly points: number;
}

/** What points depend on; everybody who saw the end knows it. */
export interface Outcome {
  readonly ranked: boolean;
  readonly result: Result;
  readonly seats: readonly Pick<SeatState, 'seat' | 'role' | 'exit'>[];
  readonly sanctions: readonly SanctionRecord[];
}
type ScoredSeat = Outcome['seats'][number];

/** Who left or was ordered out gets the loss row whatever the side did (SCO-02). */
const forfeits = ({ exit }: ScoredSeat): boolean => exit?.how === 'left' || exit?.how === 'ejected';

const resultPoints = (
  table: ScoringTable,
  entry: ScoredSeat,
  result: Exclude<Result, 'annulled'>,
): number => {
  const faction = factionOf(entry.role);
  const row = table.results[faction];
  if (forfeits(entry)) return row.loss;
  if (result === 'draw') return row.draw;
  return result === faction ? row.win : row.loss;
};

const deductions = (sanctions: Outcome['sanctions']): ScoreEntry[] =>
  sanctions
    .filter(({ kind }) => kind === 'deducted')
    .flatMap(({ seat, points }, index) =>
      seat === null || points === null ? [] : [{ seat, cause: `deduction:${index + 1}`, points: -points }],
    );

/** All ledger entries of an outcome. Only ranked games score, an annulled one scores nothing (SCO-01). */
export const scoreOutcome = (
  { ranked, result, seats, sanctions }: Outcome,
  table: ScoringTable = DEFAULT_SCORING,
): readonly ScoreEntry[] => {
  if (!ranked || result === 'annulled') return [];
  const results = seats.map((entry) => ({
    seat: entry.seat,
    cause: 'result',
    points: resultPoints(table, entry, result),
  }));
  const leavers = seats.filter(({ exit }) => exit?.how === 'left');
  return [
    ...results,
    ...leavers.map(({ seat }) => ({ seat, cause: 'leaving', points: table.leaving })),
    ...deductions(sanctions),
  ];
};

/** The same of a game's state; a running game has no points yet. */
export const scoreGame = (state: GameState, table: ScoringTable = DEFAULT_SCORING): readonly ScoreEntry[] =>
  state.phase.kind === 'ended' ? scoreOutcome({ ...state, result: state.phase.result }, table) : [];
