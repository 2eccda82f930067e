import { z } from 'zod';

/** What the command behind `npm run demo` asks of this process, as JSON in its first argument. */
export const order = z.strictObject({
  url: z.url(),
  plan: z.strictObject({
    preset: z.string(),
    players: z.int().positive(),
    games: z.int().positive(),
    parallel: z.int().positive(),
    seed: z.string(),
    speed: z.number().positive(),
  }),
  /** Milliseconds after which a measurement of the running games is taken and the rest left; null: play to the end. */
  sampleAfter: z.number().positive().nullable(),
});
export type Order = z.output<typeof order>;

/** What a sampled run answers, as one line of JSON. */
export interface Sample {
  readonly commands: number;
  readonly p50: number | null;
  readonly p99: number | null;
  readonly resident: number;
  readonly seconds: number;
  readonly refusals: readonly [string, number][];
}
