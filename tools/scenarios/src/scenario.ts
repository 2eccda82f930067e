import type { Ruleset } from '@killer-club/rules';
import { z } from 'zod';

const seat = z.int().min(1).max(99);
const seatKey = z.string().regex(/^\d{1,2}$/, 'a seat number');
const STAGES = [
  'night',
  'lastWords',
  'speech',
  'extraRequest',
  'extraSpeech',
  'ballot',
  'nomination',
  'statement',
  'runoff',
  'offCircleSpeech',
  'offCircleBallot',
  'ended',
] as const;
export type StageName = (typeof STAGES)[number];

const expectation = z.strictObject({
  dead: z.array(seat).optional(),
  exiled: z.union([seat, z.literal('none')]).optional(),
  tied: z.array(seat).optional(),
  circle: z.array(seat).optional(),
  checked: z.record(seatKey, z.string()).optional(),
  needles: z.record(seatKey, z.int()).optional(),
  revealed: z.record(seatKey, z.string()).optional(),
  stage: z.enum(STAGES).optional(),
  speaks: z.array(z.string()).optional(),
  refused: z.array(z.string()).optional(),
  knows: z.record(seatKey, z.record(seatKey, z.string())).optional(),
  shown: z.record(seatKey, seat).optional(),
  result: z.enum(['good', 'killers', 'draw', 'annulled']).optional(),
});
export type Expectation = z.infer<typeof expectation>;
export type ExpectationKey = keyof Expectation;

const target = '(\\d{1,2}|none)';
const pickText = z
  .string()
  .regex(new RegExp(`^\\d{1,2} (kill|check|heal|shoot) ${target}$`), 'a pick: SEAT kill|check|heal|shoot T');
const commandText = z
  .string()
  .regex(
    new RegExp(
      `^(\\d{1,2} (surrender|leave|pass|callRoundPk|(vote|mark|kill|check|heal|shoot) ${target})|judge (eject \\d{1,2}|void \\d{1,2}|pause|resume|annul))$`,
    ),
    'a command such as `5 vote 3` or `judge eject 4`',
  );
const turnText = z
  .string()
  .regex(/^\d{1,2} (lastWords|speech|extraSpeech|statement|offCircleSpeech)$/, 'SEAT kind, e.g. `5 speech`');

const expect = expectation.optional();
const step = z.union([
  z.strictObject({ night: z.array(pickText), expect }),
  z.strictObject({ nominate: z.record(seatKey, z.array(seat)), expect }),
  z.strictObject({ vote: z.record(seatKey, seat), expect }),
  z.strictObject({ extra: z.array(seat), expect }),
  z.strictObject({
    do: z.array(commandText),
    at: turnText.optional(),
    after: z.literal('speeches').optional(),
    expect,
  }),
]);
export type Step = z.infer<typeof step>;

export const CARDS = {
  K: 'killer',
  P: 'police',
  C: 'civilian',
  D: 'doctor',
  SP: 'secretPolice',
  SK: 'secretKiller',
} as const;
export type Card = keyof typeof CARDS;

const isCard = (text: string): text is Card => Object.hasOwn(CARDS, text);

const cards = z.string().transform((text, context): readonly Card[] => {
  const all = text.trim().split(/\s+/);
  const unknown = all.find((card) => !isCard(card));
  if (unknown !== undefined) context.addIssue(`unknown card \`${unknown}\`: K, P, C, D, SP or SK`);
  return all.filter(isCard);
});

/** A game told as a file. */
export const scenarioSchema = z.strictObject({
  title: z.string().min(1),
  clauses: z.array(z.string().regex(/^[A-Z]+-\d+$/, 'a clause id such as POL-03')),
  ruleset: z.string(),
  options: z.record(z.string(), z.unknown()).default({}),
  table: z
    .strictObject({ firstSpeaker: seat.default(1), protected: z.array(seat).default([]) })
    .default({ firstSpeaker: 1, protected: [] }),
  seats: cards,
  steps: z.array(step).min(1),
});

export type ScenarioFile = z.infer<typeof scenarioSchema>;
/** A parsed file with its ruleset worked out. */
export type Scenario = Omit<ScenarioFile, 'ruleset' | 'options'> & { readonly ruleset: Ruleset };
