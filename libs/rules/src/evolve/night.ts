import type { EventOf } from '../model/event.js';
import type { NightRecord, Pick } from '../model/record.js';
import type { Day, GameState, Phase, Traces } from '../model/state.js';
import { isDawn } from '../model/queries.js';
import { withClock, withoutClock, withStageClock } from './deadlines.js';
import { withExits } from './exits.js';
import { revised } from './revised.js';

/** A round before its dawn. */
export const NO_DAY: Day = { victims: [], order: [], exiled: null, exits: false, roundPk: null };

type Night = Extract<Phase, { kind: 'night' }>;

const inNight = (state: GameState, change: (night: Night) => Night): GameState =>
  state.phase.kind === 'night' ? revised(state, { phase: change(state.phase) }) : state;

export const nightFell = (state: GameState, event: EventOf<'nightFell'>): GameState =>
  withStageClock(state, event, {
    round: event.round,
    stage: event.stage,
    phase: { kind: 'night', picks: [], locked: {}, learnt: false },
    day: NO_DAY,
  });

export const pickMade = (state: GameState, { seat, verb, target }: EventOf<'pickMade'>): GameState =>
  inNight(state, (night) => ({
    ...night,
    picks: [...night.picks.filter((pick) => pick.seat !== seat), { seat, verb, target }],
  }));

const withLearnt = (state: GameState, learnt: EventOf<'dawnBroke'>['learnt']): GameState =>
  learnt === null ? state : revised(state, { checks: [...state.checks, { round: state.round, ...learnt }] });

export const choiceLocked = (state: GameState, event: EventOf<'choiceLocked'>): GameState =>
  inNight(withLearnt(state, event.learnt), (night) => ({
    ...night,
    locked: { ...night.locked, [event.role]: event.target },
    learnt: night.learnt || event.learnt !== null,
  }));

export const dawnScheduled = (state: GameState, { deadline, at }: EventOf<'dawnScheduled'>): GameState =>
  withClock(state, deadline, at);

export const dawnPutOff = (state: GameState): GameState => withoutClock(state, isDawn);

/** The night as the end of the game will show it. */
export const nightRecord = (
  state: GameState,
  picks: readonly Pick[],
  deaths: NightRecord['deaths'],
): GameState =>
  revised(state, {
    nights: [...state.nights, { round: state.round, picks, deaths }],
  });

const tracesAfter = (traces: Traces, { marks, shotsSpent }: EventOf<'dawnBroke'>): Traces => ({
  marks: marks ?? traces.marks,
  shotsSpent: shotsSpent === undefined ? traces.shotsSpent : [...traces.shotsSpent, ...shotsSpent],
  shown: traces.shown,
});

export const dawnBroke = (state: GameState, event: EventOf<'dawnBroke'>): GameState => {
  const picks = state.phase.kind === 'night' ? state.phase.picks : [];
  const after = withExits(
    nightRecord(withLearnt(state, event.learnt), picks, event.deaths),
    event.deaths,
    'killed',
  );
  return revised(after, {
    phase: { kind: 'day' },
    day: { ...after.day, victims: event.deaths },
    latestDead: event.deaths[0] ?? after.latestDead,
    traces: tracesAfter(after.traces, event),
  });
};

export const dayBegan = (state: GameState, { round }: EventOf<'dayBegan'>): GameState =>
  revised(state, {
    round,
    phase: { kind: 'day' },
    day: NO_DAY,
  });

export const dayOrdered = (state: GameState, { order }: EventOf<'dayOrdered'>): GameState =>
  revised(state, {
    day: { ...state.day, order },
  });

export const roundEnded = (state: GameState, event: EventOf<'roundEnded'>): GameState =>
  revised(state, {
    phase: { kind: 'day' },
    quietRounds: event.quiet,
    tiedRounds: event.tied,
  });
