import type { Message, MessageOf, MessageType } from '@killer-club/rules';
import { listed } from './listed.js';
import type { Translate } from './translate.js';

type Sayings = { readonly [T in MessageType]: (message: MessageOf<T>, t: Translate) => string | null };

const TURN_ENDS = {
  pass: 'turnPassed',
  clock: 'turnTimedOut',
  judge: 'turnStopped',
  exit: 'turnBroken',
} as const;

const SAYINGS: Sayings = {
  gameStarted: ({ size, firstSpeaker }, t) => t('line.gameStarted', { size, seat: firstSpeaker }),
  roleDealt: ({ role }, t) => t('line.roleDealt', { role: t(`term.role.${role}`) }),
  partnersKnown: ({ role, seats }, t) =>
    t('line.partnersKnown', { role: t(`term.role.${role}`), seats: listed(seats, t) }),
  protectedShown: ({ seats }, t) =>
    seats.length === 0 ? null : t('line.protectedShown', { seats: listed(seats, t) }),
  nightFell: ({ round }, t) => t('line.nightFell', { round }),
  pickMade: ({ seat, verb, target }, t) => {
    const named = { seat, verb: t(`term.verb.${verb}`) };
    return target === null ? t('line.pickNobody', named) : t('line.pickMade', { ...named, target });
  },
  choiceLocked: ({ role, target }, t) => {
    const named = { role: t(`term.role.${role}`) };
    return target === null ? t('line.choiceNobody', named) : t('line.choiceLocked', { ...named, target });
  },
  checkLearnt: ({ round, target, identity }, t) =>
    t('line.checkLearnt', { round, target, identity: t(`term.identity.${identity}`) }),
  dawnBroke: ({ deaths }, t) =>
    deaths.length === 0 ? t('line.dawnPeaceful') : t('line.dawnDeaths', { seats: listed(deaths, t) }),
  shotSpent: (_, t) => t('line.shotSpent'),
  claimBarred: ({ seat }, t) => t('line.claimBarred', { seat }),
  dayBegan: ({ round }, t) => t('line.dayBegan', { round }),
  turnBegan: ({ seat, turn }, t) => t('line.turnBegan', { seat, turn: t(`term.turn.${turn}`) }),
  // Words are shown as what they are: a player's.
  speechSaid: () => null,
  turnEnded: ({ seat, by }, t) => t(`line.${TURN_ENDS[by]}`, { seat }),
  turnExtended: ({ seat }, t) => t('line.turnExtended', { seat }),
  textClosed: ({ seat }, t) => t('line.textClosed', { seat }),
  requestOpened: (_, t) => t('line.requestOpened'),
  speechRequested: ({ seat }, t) => t('line.speechRequested', { seat }),
  roundPkCalled: ({ seat }, t) => t('line.roundPkCalled', { seat }),
  ballotOpened: ({ kind, candidates }, t) =>
    t('line.ballotOpened', { ballot: t(`term.ballot.${kind}`), seats: listed(candidates, t) }),
  callOpened: ({ candidate }, t) => t('line.callOpened', { candidate }),
  windowOpened: (_, t) => t('line.windowOpened'),
  voteTaken: ({ candidate }, t) =>
    candidate === null ? t('line.voteWithdrawn') : t('line.voteTaken', { candidate }),
  nominationTaken: ({ candidates }, t) =>
    candidates.length === 0
      ? t('line.nominationNone')
      : t('line.nominationTaken', { seats: listed(candidates, t) }),
  voteVoided: ({ seat }, t) => t('line.voteVoided', { seat }),
  callClosed: ({ candidate, voters }, t) =>
    voters.length === 0
      ? t('line.callEmpty', { candidate })
      : t('line.callClosed', { candidate, count: voters.length, seats: listed(voters, t) }),
  windowClosed: ({ calls }, t) =>
    calls.length === 0
      ? t('line.windowEmpty')
      : t('line.windowClosed', {
          votes: calls
            .map(({ candidate, voters }) =>
              t('line.callClosed', { candidate, count: voters.length, seats: listed(voters, t) }),
            )
            .join(' '),
        }),
  votesMissed: ({ seats }, t) => t('line.votesMissed', { seats: listed(seats, t) }),
  tallyOpened: (_, t) => t('line.tallyOpened'),
  ballotClosed: ({ outcome }, t) => {
    switch (outcome.kind) {
      case 'exiled':
        return t('line.ballotExiled', { seat: outcome.seat });
      case 'circle':
        return t('line.ballotCircle', { seats: listed(outcome.seats, t) });
      case 'tied':
        return t('line.ballotTied', { seats: listed(outcome.seats, t) });
      case 'none':
        return t('line.ballotNone');
    }
  },
  lotDrawn: ({ seat }, t) => t('line.lotDrawn', { seat }),
  seatOut: ({ seat, how }, t) => t('line.seatOut', { seat, how: t(`term.exit.${how}`) }),
  cardShown: ({ seat, role }, t) => t('line.cardShown', { seat, role: t(`term.role.${role}`) }),
  roundEnded: ({ exiled }, t) =>
    exiled === null ? t('line.roundQuiet') : t('line.roundExiled', { seat: exiled }),
  gamePaused: ({ cause }, t) => t('line.gamePaused', { cause }),
  gameResumed: (_, t) => t('line.gameResumed'),
  clockHeld: ({ missing }, t) => t('line.clockHeld', { seconds: Math.round(missing / 1000) }),
  judgeSeated: (_, t) => t('line.judgeSeated'),
  judgeLeft: (_, t) => t('line.judgeLeft'),
  seatWarned: ({ seat }, t) => t('line.seatWarned', { seat }),
  pointsDeducted: ({ seat, points }, t) => t('line.pointsDeducted', { seat, points }),
  connectionChanged: ({ seat, away }, t) => t(away ? 'line.seatAway' : 'line.seatBack', { seat }),
  gameEnded: ({ result, reason }, t) =>
    t('line.gameEnded', { result: t(`term.result.${result}`), reason: t(`term.reason.${reason}`) }),
};

const said = <T extends MessageType>(message: MessageOf<T>, t: Translate): string | null =>
  SAYINGS[message.type](message, t);

/** What the system judge says of a message, in the catalogue's language; null where it says nothing. */
export const judgeLine = (message: Message, t: Translate): string | null => said(message, t);
