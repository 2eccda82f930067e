import type { GameState } from '../model/state.js';

/** Field by field: V8 takes ten times as long to spread what was itself made by spreading (750 ns against 70). */
const copyOf = (state: GameState): GameState => ({
  gameId: state.gameId,
  rulesetId: state.rulesetId,
  ruleset: state.ruleset,
  ranked: state.ranked,
  clockFactor: state.clockFactor,
  firstSpeaker: state.firstSpeaker,
  protectedSeats: state.protectedSeats,
  commitment: state.commitment,
  lots: state.lots,
  seats: state.seats,
  stage: state.stage,
  round: state.round,
  phase: state.phase,
  day: state.day,
  deadlines: state.deadlines,
  pause: state.pause,
  judge: state.judge,
  latestDead: state.latestDead,
  quietRounds: state.quietRounds,
  tiedRounds: state.tiedRounds,
  issued: state.issued,
  ballots: state.ballots,
  speeches: state.speeches,
  checks: state.checks,
  nights: state.nights,
  traces: state.traces,
  sanctions: state.sanctions,
  counts: state.counts,
});

/** The state with some of its fields changed. */
export const revised = (state: GameState, changes: Partial<GameState>): GameState =>
  Object.assign(copyOf(state), changes);
