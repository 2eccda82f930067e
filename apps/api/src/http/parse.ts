import type { z } from 'zod';
import { Refusal } from './refusal.js';

/** The body as its schema says, or a refusal naming the field at fault. */
export const parse = <S extends z.ZodType>(schema: S, body: unknown): z.output<S> => {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const field = issue?.path.map(String).join('.');
  throw new Refusal(400, 'badBody', issue?.message ?? 'Not valid.', field === '' ? undefined : field);
};
