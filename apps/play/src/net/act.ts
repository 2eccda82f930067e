import { ANSWER_CODES, SEAT_COMMANDS } from '@killer-club/protocol';
import { z } from 'zod';

/** The link adds these two to a command. */
const added = { game: true, id: true } as const;

export const actCommand = z.discriminatedUnion('type', [
  SEAT_COMMANDS.pick.omit(added),
  SEAT_COMMANDS.pass.omit(added),
  SEAT_COMMANDS.speak.omit(added),
  SEAT_COMMANDS.castVote.omit(added),
  SEAT_COMMANDS.nominate.omit(added),
  SEAT_COMMANDS.requestSpeech.omit(added),
  SEAT_COMMANDS.callRoundPk.omit(added),
  SEAT_COMMANDS.surrender.omit(added),
  SEAT_COMMANDS.leave.omit(added),
]);

/** A seat's command as a screen gives it. */
export type ActCommand = z.output<typeof actCommand>;

const clientAct = z
  .object({
    id: z.string(),
    command: actCommand,
    /** Milliseconds of the club's clock. */
    sentAt: z.number(),
    /** What came of it, and when the club received it; null while it has not said. */
    answer: z
      .object({ code: z.enum(ANSWER_CODES), at: z.number() })
      .readonly()
      .nullable(),
  })
  .readonly();

/** A command of this page and its receipt. */
export type ClientAct = z.output<typeof clientAct>;

/** Acts as they are kept over a reload; what an older client left in another shape is passed over. */
export const keptActs = z
  .array(clientAct.nullable().catch(null))
  .transform((acts) => acts.filter((act) => act !== null));

/** An id nobody else has. `crypto.randomUUID` is missing where the club is reached by plain http. */
export const newActId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Each of them counts, whatever follows: every text is said, every mark is set or taken back (SKV-10). */
const STANDS_ALONE: readonly ActCommand['type'][] = ['speak', 'nominate'];

/** Of two acts of any other kind the newer one counts, so an older one must not come after it. */
export const givesWay = (act: ClientAct, acts: readonly ClientAct[]): boolean =>
  !STANDS_ALONE.includes(act.command.type) &&
  acts.slice(acts.indexOf(act) + 1).some(({ command }) => command.type === act.command.type);
