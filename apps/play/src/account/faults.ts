import type { z } from 'zod';
import { Refused } from '@killer-club/ui';

/** What may be wrong with a field; the catalogue's `account.fault.<field>.<fault>`. */
export const FAULTS = {
  name: ['empty', 'tooShort', 'tooLong', 'forbiddenCharacter', 'nameTaken', 'notValid'],
  password: ['empty', 'tooShort', 'tooLong', 'notValid'],
  invitation: ['invitationNeeded', 'notValid'],
  current: ['empty', 'tooLong', 'wrongNameOrPassword', 'notValid'],
  next: ['empty', 'tooShort', 'tooLong', 'notValid'],
} as const;

export type FieldName = keyof typeof FAULTS;
export type Faults = Readonly<Partial<Record<FieldName, string>>>;

const isField = (name: string): name is FieldName => Object.hasOwn(FAULTS, name);

/** A fault that has words of its own, else that the field is not valid. */
const faultOf = (field: FieldName, word: string): string =>
  FAULTS[field].find((fault) => fault === word) ?? 'notValid';

const wordOf = (issue: z.core.$ZodIssue, value: unknown): string => {
  if (value === '' || value === undefined) return 'empty';
  if (issue.code === 'too_small') return 'tooShort';
  if (issue.code === 'too_big') return 'tooLong';
  return issue.code === 'custom' ? issue.message : 'notValid';
};

/** What the club would refuse, found before it is asked: the first fault of each field. */
export const faultsIn = (schema: z.ZodType, body: Readonly<Record<string, unknown>>): Faults => {
  const faults: Partial<Record<FieldName, string>> = {};
  for (const issue of schema.safeParse(body).error?.issues ?? []) {
    const field = String(issue.path[0]);
    if (isField(field)) faults[field] ??= faultOf(field, wordOf(issue, body[field]));
  }
  return faults;
};

/** The fields that codes without one are about. */
const ABOUT: Readonly<Record<string, readonly FieldName[]>> = {
  nameTaken: ['name'],
  invitationNeeded: ['invitation'],
  wrongNameOrPassword: ['current'],
};

/** The field a refusal is about, where it is on the form; else nothing. */
export const faultsTold = (error: Error, fields: readonly FieldName[]): Faults => {
  if (!(error instanceof Refused)) return {};
  const named = error.field === undefined ? (ABOUT[error.code] ?? []) : [error.field];
  const field = fields.find((one) => named.includes(one));
  if (field === undefined) return {};
  return { [field]: faultOf(field, error.code === 'badBody' ? error.message : error.code) };
};
