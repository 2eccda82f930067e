import { TEXT_FAULTS, type TextFault } from '@killer-club/protocol';
import type { z } from 'zod';
import { Refusal } from './refusal.js';

const FAULTS: Readonly<Record<TextFault, string>> = {
  tooShort: 'This is too short.',
  tooLong: 'This is too long.',
  forbiddenCharacter: 'This holds a character that is not taken here.',
};

type Issue = z.core.$ZodIssue;

const textFault = (issue: Issue): TextFault | undefined => {
  if (issue.code === 'custom') return TEXT_FAULTS.find((fault) => fault === issue.message);
  if (issue.code === 'too_small' && issue.origin === 'string') return 'tooShort';
  return issue.code === 'too_big' && issue.origin === 'string' ? 'tooLong' : undefined;
};

/** The body as its schema says, or a refusal naming the field at fault; a text's fault is the code itself. */
export const parse = <S extends z.ZodType>(schema: S, body: unknown): z.output<S> => {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const path = issue?.path.map(String).join('.');
  const field = path === '' ? undefined : path;
  const fault = issue && textFault(issue);
  if (fault !== undefined) throw new Refusal(400, fault, FAULTS[fault], field);
  throw new Refusal(400, 'badBody', issue?.message ?? 'Not valid.', field);
};
