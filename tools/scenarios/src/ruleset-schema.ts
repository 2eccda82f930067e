import { ROLES, type Ruleset } from '@killer-club/rules';
import { z } from 'zod';

const role = z.enum(ROLES);
const count = z.int().min(0);
const seconds = z.number().min(0);

/** The shape of a ruleset by the option names of docs/RULES.md; strict, so that a misspelt option is named. */
export const rulesetSchema: z.ZodType<Ruleset> = z.strictObject({
  seats: z.strictObject({ min: count, max: count }),
  roles: z.record(z.string().regex(/^\d+$/), z.partialRecord(role, count)),
  knows: z.strictObject({ partners: z.array(z.enum(['killer', 'police'])) }),
  check: z.strictObject({
    tells: z.enum(['exact', 'killerOrGood', 'exactButSpecial']),
    limit: z.union([count, z.literal('none')]),
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
  speech: z.strictObject({ passesFirstDay: count, passes: count, extraRequest: z.boolean() }),
  lastWords: z.strictObject({
    night: z.enum(['none', 'counted', 'all']),
    exile: z.enum(['none', 'counted', 'firstN', 'all']),
    count: z.union([z.literal('police'), count, z.record(z.string(), count)]),
    claimRule: z.enum(['none', 'fourAndFour']),
  }),
  ballot: z.strictObject({
    style: z.enum(['called', 'secret', 'nominate']),
    marks: count,
    lastNightsDead: z.boolean(),
    compulsory: z.array(z.literal('offCircle')),
    noVotes: z.enum(['repeat', 'tied']),
  }),
  tie: z.strictObject({
    steps: z.array(z.enum(['statement', 'offCircle'])),
    shrunkRepeats: z.boolean(),
    end: z.enum(['draw', 'lots', 'noExile']),
    roundsToDraw: z.union([count, z.literal('none')]),
  }),
  reveal: z.strictObject({ exile: z.enum(['none', 'firstHidden', 'always']) }),
  roundPk: z.boolean(),
  surrender: z.enum(['none', 'lastOfGroup']),
  stalemateRounds: z.int().min(1).max(1000),
  wins: z.array(
    z.strictObject({
      when: z.enum([
        'killersOut',
        'policeOut',
        'regularPoliceOut',
        'goodOut',
        'civiliansOut',
        'civiliansAndDoctorOut',
        'parity',
        'half',
        'onlySecretPolice',
        'tiedRounds',
      ]),
      result: z.enum(['good', 'killers', 'draw']),
    }),
  ),
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
});
