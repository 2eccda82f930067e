import { z } from 'zod';
import type { Message, MessageType } from '@killer-club/rules';
import { moment, seat, stage } from './scalar.js';
import {
  ballotKind,
  ballotOutcome,
  ballotRecord,
  closedCall,
  endReason,
  exitCause,
  ground,
  groupRole,
  identity,
  pauseCause,
  result,
  reveal,
  role,
  round,
  seats,
  textRef,
  turnEnd,
  turnKind,
  verb,
} from './wire-record.js';
import { ruleset } from './wire-ruleset.js';

const told = <T extends MessageType, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.strictObject({ type: z.literal(type), ...shape });

/** One schema per message: the compiler misses none. */
export const MESSAGES = {
  gameStarted: told('gameStarted', {
    gameId: z.string(),
    rulesetId: z.string(),
    ruleset,
    size: z.int(),
    ranked: z.boolean(),
    clockFactor: z.number(),
    firstSpeaker: seat,
    commitment: z.string(),
  }),
  roleDealt: told('roleDealt', { seat, role }),
  partnersKnown: told('partnersKnown', { role: groupRole, seats }),
  protectedShown: told('protectedShown', { seats }),
  nightFell: told('nightFell', { round, stage, until: moment }),
  pickMade: told('pickMade', { seat, verb, target: seat.nullable() }),
  choiceLocked: told('choiceLocked', { role: groupRole, target: seat.nullable() }),
  checkLearnt: told('checkLearnt', { round, target: seat, identity }),
  dawnBroke: told('dawnBroke', { deaths: seats }),
  shotSpent: told('shotSpent', { seat }),
  claimBarred: told('claimBarred', { seat }),
  dayBegan: told('dayBegan', { round }),
  turnBegan: told('turnBegan', { stage, seat, turn: turnKind, queue: seats, until: moment }),
  speechSaid: told('speechSaid', { seat, text: textRef }),
  turnEnded: told('turnEnded', { seat, by: turnEnd, ground: ground.nullable() }),
  turnExtended: told('turnExtended', { seat, until: moment, ground }),
  textClosed: told('textClosed', { seat, ground }),
  requestOpened: told('requestOpened', { stage, until: moment }),
  speechRequested: told('speechRequested', { seat }),
  roundPkCalled: told('roundPkCalled', { seat }),
  ballotOpened: told('ballotOpened', { kind: ballotKind, candidates: seats }),
  callOpened: told('callOpened', { stage, candidate: seat, until: moment }),
  windowOpened: told('windowOpened', { stage, until: moment }),
  voteTaken: told('voteTaken', { seat, candidate: seat.nullable() }),
  nominationTaken: told('nominationTaken', { seat, candidates: seats }),
  voteVoided: told('voteVoided', { seat, ground }),
  callClosed: told('callClosed', { candidate: seat, voters: seats }),
  windowClosed: told('windowClosed', { calls: z.array(closedCall) }),
  votesMissed: told('votesMissed', { seats }),
  tallyOpened: told('tallyOpened', { stage, until: moment }),
  ballotClosed: told('ballotClosed', { outcome: ballotOutcome }),
  lotDrawn: told('lotDrawn', { seat }),
  seatOut: told('seatOut', { seat, how: exitCause, ground: ground.nullable() }),
  cardShown: told('cardShown', { seat, role }),
  roundEnded: told('roundEnded', { exiled: seat.nullable() }),
  gamePaused: told('gamePaused', { cause: pauseCause, until: moment, ground: ground.nullable() }),
  gameResumed: told('gameResumed', { by: z.enum(['judge', 'limit', 'return']), until: moment.nullable() }),
  clockHeld: told('clockHeld', { missing: z.number(), until: moment.nullable() }),
  judgeSeated: told('judgeSeated', {}),
  judgeLeft: told('judgeLeft', {}),
  seatWarned: told('seatWarned', { seat, ground }),
  pointsDeducted: told('pointsDeducted', { seat, points: z.number(), ground }),
  connectionChanged: told('connectionChanged', { seat, away: z.boolean() }),
  gameEnded: told('gameEnded', {
    stage,
    result,
    reason: endReason,
    ground: ground.nullable(),
    ballots: z.array(ballotRecord),
    reveal,
  }),
} satisfies { readonly [T in MessageType]: z.ZodType<Extract<Message, { type: T }>> };

const hasSchema = (type: unknown): type is MessageType =>
  typeof type === 'string' && Object.hasOwn(MESSAGES, type);

/** Any message, checked against the schema of its type. */
export const message: z.ZodType<Message> = z
  .looseObject({ type: z.string() })
  .transform((value, context): Message => {
    const parsed = hasSchema(value.type) ? MESSAGES[value.type].safeParse(value) : null;
    if (parsed?.success === true) return parsed.data;
    const issues = parsed?.error.issues ?? [];
    context.addIssue({
      code: 'custom',
      message: issues[0]?.message ?? 'unknown message',
      path: issues[0]?.path ?? ['type'],
    });
    return z.NEVER;
  });
