import { z } from 'zod';
import { NAME_LENGTH } from './limits.js';
import { contribution, id, seat } from './scalar.js';
import { lineOf } from './text.js';

const preset = z.string().min(1).max(40);

/** Bodies under /api/demo: doors that stand open in a demonstration alone. */
export const demoPlayersBody = z.strictObject({ names: z.array(lineOf(NAME_LENGTH.max)).min(1).max(30) });

/** A bot as a member of the demonstration, with the cookie of its session. */
export const demoPlayers = z.array(z.object({ id, name: z.string(), cookie: z.string() }));
export type DemoPlayer = z.output<typeof demoPlayers>[number];

/** A game whose seed is given, not committed to before the contributions came in (CON-09): never outside a demonstration. */
export const demoGameBody = z.strictObject({
  game: id,
  preset,
  firstSpeaker: seat,
  seed: z.string().regex(/^[0-9a-f]{64}$/),
  seats: z
    .array(z.strictObject({ member: id, contribution }))
    .min(1)
    .max(30),
});
export type DemoGame = z.output<typeof demoGameBody>;

/** What the ledger says of one game. */
export const demoLedger = z.object({
  settled: z.boolean(),
  entries: z.array(z.object({ member: id, cause: z.string(), points: z.int() })),
});
export type DemoLedger = z.output<typeof demoLedger>;

/** Resident memory of the server's process, in bytes, now and at its highest. */
export const demoVitals = z.object({ resident: z.number(), peak: z.number() });
export type DemoVitals = z.output<typeof demoVitals>;
