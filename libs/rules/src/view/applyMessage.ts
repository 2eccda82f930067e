import type { Viewer } from '../model/audience.js';
import type { Message, MessageOf, MessageType } from '../model/message.js';
import type { View } from '../model/view.js';
import * as ballots from './apply/ballots.js';
import * as clock from './apply/clock.js';
import * as course from './apply/course.js';
import * as night from './apply/night.js';
import * as turns from './apply/turns.js';

type Later = Exclude<MessageType, 'gameStarted'>;

const APPLY: { readonly [T in Later]: (view: View, message: MessageOf<T>) => View } = {
  roleDealt: course.roleDealt,
  partnersKnown: course.partnersKnown,
  protectedShown: course.protectedShown,
  roundEnded: course.roundEnded,
  gameEnded: course.gameEnded,
  seatOut: course.seatOut,
  cardShown: course.cardShown,
  nightFell: night.nightFell,
  pickMade: night.pickMade,
  choiceLocked: night.choiceLocked,
  checkLearnt: night.checkLearnt,
  dawnBroke: night.dawnBroke,
  shotSpent: night.shotSpent,
  claimBarred: course.claimBarred,
  dayBegan: night.dayBegan,
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
  nominationTaken: ballots.nominationTaken,
  windowClosed: ballots.windowClosed,
  votesMissed: ballots.votesMissed,
  voteTaken: ballots.voteTaken,
  voteVoided: ballots.voteVoided,
  callClosed: ballots.callClosed,
  tallyOpened: ballots.tallyOpened,
  ballotClosed: ballots.ballotClosed,
  lotDrawn: (view) => view,
  gamePaused: clock.gamePaused,
  gameResumed: clock.gameResumed,
  clockHeld: clock.clockHeld,
  judgeSeated: clock.judgeSeated,
  judgeLeft: clock.judgeLeft,
  connectionChanged: clock.connectionChanged,
};

const applied = <T extends Later>(view: View, message: MessageOf<T>): View =>
  APPLY[message.type](view, message);

/**
 * The view after a message. Law: folding a viewer's messages from the start equals `viewFor` at every step.
 * `view` is null before the first message, which is `gameStarted`.
 */
export const applyMessage = (view: View | null, message: Message, viewer: Viewer): View => {
  if (message.type === 'gameStarted') return course.gameStarted(message, viewer);
  if (view === null) throw new Error(`A view begins with gameStarted, not with ${message.type}`);
  return applied(view, message);
};
