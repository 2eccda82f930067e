import { z } from 'zod';
import type { Ruleset } from '@killer-club/rules';
import { groupRole, role, winCondition } from './wire-record.js';

const whole = z.int().nonnegative();
const seconds = z.number().nonnegative();

/** A ruleset as data: what a game is played by travels with it. */
export const ruleset = z.strictObject({
  seats: z.strictObject({ min: whole, max: whole }),
  roles: z.record(z.string(), z.partialRecord(role, whole)),
  knows: z.strictObject({ partners: z.array(groupRole) }),
  check: z.strictObject({
    tells: z.enum(['exact', 'killerOrGood', 'exactButSpecial']),
    limit: z.union([whole, z.literal('none')]),
  }),
  night: z.strictObject({
    kind: z.enum(['every', 'recognition']),
    waitsFor: z.array(role),
    agreement: z.enum(['plurality', 'lastPick']),
    end: z.enum(['acted', 'fixed']),
    endDelay: seconds,
  }),
  protect: z.strictObject({ firstNight: z.boolean() }),
  immune: z.array(
    z.strictObject({ role, from: z.literal('killers'), while: z.enum(['always', 'shotUnused']) }),
  ),
  doctor: z.strictObject({
    savesFrom: z.array(z.enum(['killers', 'secretKiller', 'shot'])),
    needles: z.enum(['consecutive', 'cumulative']),
    vainHealIsNeedle: z.boolean(),
  }),
  day: z.strictObject({ afterPeacefulNight: z.enum(['day', 'skip']) }),
  speech: z.strictObject({ passesFirstDay: whole, passes: whole, extraRequest: z.boolean() }),
  lastWords: z.strictObject({
    night: z.enum(['none', 'counted', 'all']),
    exile: z.enum(['none', 'counted', 'firstN', 'all']),
    count: z.union([z.literal('police'), whole, z.record(z.string(), whole)]),
    claimRule: z.enum(['none', 'fourAndFour']),
  }),
  ballot: z.strictObject({
    style: z.enum(['called', 'secret', 'nominate']),
    marks: whole,
    lastNightsDead: z.boolean(),
    compulsory: z.array(z.literal('offCircle')),
    noVotes: z.enum(['repeat', 'tied']),
  }),
  tie: z.strictObject({
    steps: z.array(z.enum(['statement', 'offCircle'])),
    shrunkRepeats: z.boolean(),
    end: z.enum(['draw', 'lots', 'noExile']),
    roundsToDraw: z.union([whole, z.literal('none')]),
  }),
  reveal: z.strictObject({ exile: z.enum(['none', 'firstHidden', 'always']) }),
  roundPk: z.boolean(),
  surrender: z.enum(['none', 'lastOfGroup']),
  stalemateRounds: whole,
  wins: z.array(z.strictObject({ when: winCondition, result: z.enum(['good', 'killers', 'draw']) })),
  seconds: z.strictObject({
    night: seconds,
    lastWords: seconds,
    speech: seconds,
    statement: seconds,
    extraRequest: seconds,
    extraSpeech: seconds,
    call: seconds,
    ballot: seconds,
    nomination: seconds,
    offCircleSpeech: seconds,
    tally: seconds,
    pauseLimit: seconds,
    connectionGrace: seconds,
  }),
}) satisfies z.ZodType<Ruleset>;
