import { noCounts } from '../model/counts.js';
import type { EventOf } from '../model/event.js';
import type { GameState } from '../model/state.js';
import { NO_DAY } from './night.js';

/** What a game has gathered before its first night. */
const NO_HISTORY = {
  quietRounds: 0,
  tiedRounds: 0,
  ballots: [],
  speeches: [],
  checks: [],
  nights: [],
  traces: { marks: [], shotsSpent: [], shown: [] },
  sanctions: [],
} as const;

export const gameStarted = (event: EventOf<'gameStarted'>): GameState => ({
  gameId: event.gameId,
  rulesetId: event.rulesetId,
  ruleset: event.ruleset,
  ranked: event.ranked,
  clockFactor: event.clockFactor,
  firstSpeaker: event.firstSpeaker,
  protectedSeats: event.protectedSeats,
  commitment: event.commitment,
  lots: { seed: event.seed, contributions: event.contributions, position: event.position },
  seats: event.roles.map((role, index) => ({ seat: index + 1, role, exit: null, away: false })),
  stage: 0,
  round: 0,
  phase: { kind: 'day' },
  day: NO_DAY,
  deadlines: [],
  pause: null,
  judge: null,
  latestDead: null,
  issued: 0,
  ...NO_HISTORY,
  counts: noCounts(event.roles.length),
});
