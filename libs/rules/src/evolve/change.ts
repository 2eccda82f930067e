import type { EventOf, EventType, GameEvent } from '../model/event.js';
import type { Game, GameState } from '../model/state.js';
import * as ballots from './ballots.js';
import * as clock from './clock.js';
import { gameEnded } from './ending.js';
import * as exits from './exits.js';
import * as night from './night.js';
import { gameStarted } from './opening.js';
import * as turns from './turns.js';

type Later = Exclude<EventType, 'gameStarted'>;

const CHANGES: { readonly [T in Later]: (state: GameState, event: EventOf<T>) => GameState } = {
  nightFell: night.nightFell,
  pickMade: night.pickMade,
  choiceLocked: night.choiceLocked,
  dawnScheduled: night.dawnScheduled,
  dawnPutOff: night.dawnPutOff,
  dawnBroke: night.dawnBroke,
  dayBegan: night.dayBegan,
  dayOrdered: night.dayOrdered,
  roundEnded: night.roundEnded,
  turnBegan: turns.turnBegan,
  speechSaid: turns.speechSaid,
  turnEnded: turns.turnEnded,
  turnExtended: turns.turnExtended,
  textClosed: turns.textClosed,
  requestOpened: turns.requestOpened,
  speechRequested: turns.speechRequested,
  roundPkCalled: turns.roundPkCalled,
  seatWarned: turns.seatWarned,
  pointsDeducted: turns.pointsDeducted,
  ballotOpened: ballots.ballotOpened,
  callOpened: ballots.callOpened,
  windowOpened: ballots.windowOpened,
  nominationMade: ballots.nominationMade,
  nominationWithdrawn: ballots.nominationWithdrawn,
  windowClosed: ballots.windowClosed,
  votesMissed: ballots.votesMissed,
  voteCast: ballots.voteCast,
  voteWithdrawn: ballots.voteWithdrawn,
  voteStruck: ballots.voteStruck,
  voteVoided: ballots.voteVoided,
  callClosed: ballots.callClosed,
  tallyOpened: ballots.tallyOpened,
  ballotClosed: ballots.ballotClosed,
  lotDrawn: ballots.lotDrawn,
  seatExiled: exits.seatExiled,
  cardShown: exits.cardShown,
  seatEjected: exits.seatEjected,
  seatLeft: exits.seatLeft,
  seatSurrendered: exits.seatSurrendered,
  gamePaused: clock.gamePaused,
  gameResumed: clock.gameResumed,
  clockHeld: clock.clockHeld,
  judgeSeated: clock.judgeSeated,
  judgeLeft: clock.judgeLeft,
  connectionLost: clock.connectionLost,
  connectionRegained: clock.connectionRegained,
  gameEnded,
};

const changed = <T extends Later>(state: GameState, event: EventOf<T>): GameState =>
  CHANGES[event.type](state, event);

/** The state an event leads to, message counts aside. */
export const change = (game: Game, event: GameEvent): GameState => {
  if (event.type === 'gameStarted') return gameStarted(event);
  if (game === null) throw new Error(`The log begins with ${event.type}, not with gameStarted`);
  return changed(game, event);
};
