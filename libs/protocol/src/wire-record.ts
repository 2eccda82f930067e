import { z } from 'zod';
import { GROUP_ROLES, ROLES, WIN_CONDITIONS } from '@killer-club/rules';
import { seat } from './scalar.js';

/** Parts that messages and views share. Every object is strict: a field that is not named here does not travel. */
export const role = z.enum(ROLES);
export const groupRole = z.enum(GROUP_ROLES);
export const identity = z.enum([...ROLES, 'special', 'good']);
export const result = z.enum(['good', 'killers', 'draw', 'annulled']);
export const verb = z.enum(['kill', 'check', 'heal', 'shoot']);
export const seats = z.array(seat);
export const round = z.int().nonnegative();
export const textRef = z.strictObject({ id: z.string(), hash: z.string() });
export const ground = z.strictObject({ offence: z.string(), note: textRef.nullable() });
export const turnKind = z.enum(['lastWords', 'speech', 'extraSpeech', 'statement', 'offCircleSpeech']);
export const turnEnd = z.enum(['pass', 'clock', 'judge', 'exit']);
export const exitCause = z.enum(['killed', 'exiled', 'ejected', 'left', 'surrendered']);
export const pauseCause = z.enum(['judge', 'outage']);
export const ballotKind = z.enum(['first', 'repeat', 'statement', 'offCircle', 'nomination', 'final']);
export const endReason = z.enum([...WIN_CONDITIONS, 'tie', 'stalemate', 'annulled']);

export const ballotOutcome = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('exiled'), seat }),
  z.strictObject({ kind: z.literal('circle'), seats }),
  z.strictObject({ kind: z.literal('tied'), seats }),
  z.strictObject({ kind: z.literal('none') }),
]);
export const closedCall = z.strictObject({ candidate: seat, voters: seats });
export const ballotRecord = z.strictObject({
  round,
  kind: ballotKind,
  candidates: seats,
  calls: z.array(closedCall),
  outcome: ballotOutcome.nullable(),
});
export const pick = z.strictObject({ seat, verb, target: seat.nullable() });
export const nightRecord = z.strictObject({ round, picks: z.array(pick), deaths: seats });
export const speechRecord = z.strictObject({ round, turn: turnKind, seat, text: textRef });
export const sanctionRecord = z.strictObject({
  round,
  kind: z.enum([
    'warned',
    'deducted',
    'voteVoided',
    'ejected',
    'textClosed',
    'turnEnded',
    'turnExtended',
    'paused',
    'annulled',
    'voteMissed',
  ]),
  seat: seat.nullable(),
  offence: z.string(),
  note: textRef.nullable(),
  points: z.number().nullable(),
});
export const reveal = z.strictObject({
  roles: z.array(role),
  nights: z.array(nightRecord),
  seed: z.string(),
  contributions: z.array(z.string()),
});
