import type { EventOf } from '../model/event.js';
import { sanctionOf, type Sanctioned } from '../model/sanction.js';
import type { GameState, Phase } from '../model/state.js';
import { withStageClock } from './deadlines.js';
import { revised } from './revised.js';

type Turn = Extract<Phase, { kind: 'turn' }>;

const inTurn = (state: GameState, change: (turn: Turn) => Turn): GameState =>
  state.phase.kind === 'turn' ? revised(state, { phase: change(state.phase) }) : state;

export const withSanction = (state: GameState, sanctioned: Sanctioned): GameState =>
  revised(state, {
    sanctions: [...state.sanctions, sanctionOf(state.round, sanctioned)],
  });

export const turnBegan = (state: GameState, event: EventOf<'turnBegan'>): GameState => {
  const { stage, seat, turn, queue } = event;
  const phase: Phase = { kind: 'turn', turn, seat, queue, textClosed: false, extended: false };
  return withStageClock(state, event, { stage, phase });
};

export const speechSaid = (state: GameState, { seat, text }: EventOf<'speechSaid'>): GameState =>
  state.phase.kind === 'turn'
    ? revised(state, {
        speeches: [...state.speeches, { round: state.round, turn: state.phase.turn, seat, text }],
      })
    : state;

export const requestOpened = (state: GameState, event: EventOf<'requestOpened'>): GameState =>
  withStageClock(state, event, { stage: event.stage, phase: { kind: 'extraRequest', asked: [] } });

export const speechRequested = (state: GameState, { seat }: EventOf<'speechRequested'>): GameState =>
  state.phase.kind === 'extraRequest'
    ? revised(state, { phase: { ...state.phase, asked: [...state.phase.asked, seat] } })
    : state;

export const roundPkCalled = (
  state: GameState,
  { seat, candidates }: EventOf<'roundPkCalled'>,
): GameState => {
  const { roundPk } = state.day;
  const callers = [...(roundPk?.callers.filter((caller) => caller !== seat) ?? []), seat];
  return revised(state, {
    day: { ...state.day, roundPk: { callers, candidates: candidates ?? roundPk?.candidates ?? null } },
  });
};

/** The queue stays: it says who comes next. */
export const turnEnded = (state: GameState, { seat, ground }: EventOf<'turnEnded'>): GameState =>
  ground === null ? state : withSanction(state, { kind: 'turnEnded', seat, ground });

export const turnExtended = (state: GameState, event: EventOf<'turnExtended'>): GameState =>
  withStageClock(
    inTurn(withSanction(state, { kind: 'turnExtended', seat: event.seat, ground: event.ground }), (turn) => ({
      ...turn,
      extended: true,
    })),
    event,
  );

export const textClosed = (state: GameState, event: EventOf<'textClosed'>): GameState =>
  inTurn(withSanction(state, { kind: 'textClosed', seat: event.seat, ground: event.ground }), (turn) => ({
    ...turn,
    textClosed: true,
  }));

export const seatWarned = (state: GameState, { seat, ground }: EventOf<'seatWarned'>): GameState =>
  withSanction(state, { kind: 'warned', seat, ground });

export const pointsDeducted = (
  state: GameState,
  { seat, ground, points }: EventOf<'pointsDeducted'>,
): GameState => withSanction(state, { kind: 'deducted', seat, ground, points });
