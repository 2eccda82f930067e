import { z } from 'zod';
import type { View } from '@killer-club/rules';
import { moment, seat, stage } from './scalar.js';
import {
  ballotRecord,
  endReason,
  exitCause,
  groupRole,
  identity,
  pauseCause,
  pick,
  result,
  reveal,
  round,
  sanctionRecord,
  seats,
  speechRecord,
  turnKind,
} from './wire-record.js';
import { ruleset } from './wire-ruleset.js';

const phase = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('night') }),
  z.strictObject({ kind: z.literal('day') }),
  z.strictObject({ kind: z.literal('turn'), turn: turnKind, seat, queue: seats, textClosed: z.boolean() }),
  z.strictObject({ kind: z.literal('extraRequest') }),
  z.strictObject({ kind: z.literal('call'), candidate: seat }),
  z.strictObject({ kind: z.literal('window') }),
  z.strictObject({ kind: z.literal('tally') }),
  z.strictObject({ kind: z.literal('ended'), result, reason: endReason }),
]);

/** The whole picture of one viewer. */
export const view: z.ZodType<View> = z.strictObject({
  viewer: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('seat'), seat }),
    z.strictObject({ kind: z.literal('spectator') }),
    z.strictObject({ kind: z.literal('judge') }),
  ]),
  gameId: z.string(),
  rulesetId: z.string(),
  ruleset,
  ranked: z.boolean(),
  clockFactor: z.number(),
  firstSpeaker: seat,
  commitment: z.string(),
  seats: z.array(
    z.strictObject({
      seat,
      exit: z.strictObject({ how: exitCause, round }).nullable(),
      known: z.strictObject({ identity, by: z.enum(['dealt', 'partner', 'check', 'reveal']) }).nullable(),
    }),
  ),
  stage,
  round,
  phase,
  until: moment.nullable(),
  paused: pauseCause.nullable(),
  judged: z.boolean(),
  groups: z.array(
    z.strictObject({
      role: groupRole,
      seats,
      locked: z.strictObject({ target: seat.nullable() }).nullable(),
    }),
  ),
  protectedSeats: seats,
  picks: z.array(pick),
  checks: z.array(z.strictObject({ round, target: seat, identity })),
  shotsSpent: seats,
  claimBarred: seat.nullable(),
  asked: seats,
  roundPkCalled: seat.nullable(),
  votes: z.array(z.strictObject({ seat, candidate: seat })),
  voided: seats,
  ballots: z.array(ballotRecord),
  speeches: z.array(speechRecord),
  sanctions: z.array(sanctionRecord),
  away: seats,
  reveal: reveal.nullable(),
});
