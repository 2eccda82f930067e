import type { Audience } from '../model/audience.js';
import type { EventOf, EventType, GameEvent } from '../model/event.js';
import type { Announcement, Message } from '../model/message.js';
import type { Game, GameState } from '../model/state.js';
import * as ballots from './ballots.js';
import * as clock from './clock.js';
import * as course from './course.js';
import * as exits from './exits.js';
import * as night from './night.js';
import * as turns from './turns.js';

/** Tells one event. What is not told here stays untold. */
type Teller<T extends EventType> = (event: EventOf<T>, after: GameState) => readonly Announcement[];

const silent = (): readonly Announcement[] => [];

const TELLERS: { readonly [T in EventType]: Teller<T> } = {
  gameStarted: course.gameStarted,
  gameEnded: course.gameEnded,
  roundEnded: course.roundEnded,
  nightFell: night.nightFell,
  pickMade: night.pickMade,
  choiceLocked: night.choiceLocked,
  dawnScheduled: silent,
  dawnPutOff: silent,
  dawnBroke: night.dawnBroke,
  dayBegan: night.dayBegan,
  dayOrdered: silent,
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
  nominationMade: ballots.nominated,
  nominationWithdrawn: ballots.nominated,
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
};

/** What an event tells to others than the judge, or to the judge alone. */
export const told = <T extends EventType>(event: EventOf<T>, after: GameState): readonly Announcement[] =>
  TELLERS[event.type](event, after);

const forJudge = (message: Message): Announcement => ({ audience: 'judge' satisfies Audience, message });

/** What an event tells and to whom. The judge hears everything that anybody hears. */
export const announce = (_before: Game, event: GameEvent, after: GameState): readonly Announcement[] =>
  told(event, after).flatMap((announcement) =>
    announcement.audience === 'judge' ? [announcement] : [announcement, forJudge(announcement.message)],
  );
