import type { z } from 'zod';
import { Refused } from '../net/rest.js';

/** What may be wrong with a field; the catalogue's `account.fault.<field>.<fault>`. */
export const FAULTS = {
  name: ['empty', 'tooShort', 'tooLong', 'forbiddenCharacter', 'nameTaken'],
  password: ['empty', 'tooShort', 'tooLong', 'forbiddenCharacter'],
  invitation: ['notValid', 'invitationNeeded'],
  current: ['empty', 'tooLong', 'wrongNameOrPassword'],
  next: ['empty', 'tooShort', 'tooLong', 'forbiddenCharacter'],
} as const;

export type FieldName = keyof typeof FAULTS;
export type Faults = Readonly<Partial<Record<FieldName, string>>>;

const isField = (name: string): name is FieldName => Object.hasOwn(FAULTS, name);

/** The schema's word for a fault; the last of a field's words stands for what has none of its own. */
const faultOf = (field: FieldName, word: string): string =>
  FAULTS[field].find((fault) => fault === word) ?? FAULTS[field][FAULTS[field].length - 1] ?? '';

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
