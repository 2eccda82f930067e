import { useTranslations } from 'use-intl';
import { ZodError } from 'zod';
import { Refused } from '@killer-club/ui';

/** What the catalogue has words for: `account.problem.<code>`. */
export const PROBLEMS = [
  'offline',
  'internal',
  'unavailable',
  'outdated',
  'tooMany',
  'badBody',
  'badRequest',
  'bodyTooLarge',
  'notFound',
  'notSignedIn',
  'notAllowed',
  'foreignOrigin',
  'nameTaken',
  'wrongNameOrPassword',
  'invitationNeeded',
  'tableNotOpen',
  'seatTaken',
  'alreadySeated',
  'inGame',
  'inQueue',
  'notSeated',
  'readyCheck',
  'checkOver',
  'busy',
  'notInQueue',
  'noSuchPreset',
  'badSize',
] as const;
export type Problem = (typeof PROBLEMS)[number];

export const problemOf = (error: Error): Problem => {
  if (error instanceof ZodError) return 'outdated';
  if (!(error instanceof Refused)) return 'internal';
  const known = PROBLEMS.find((problem) => problem === error.code);
  return known ?? (error.status >= 500 ? 'unavailable' : 'internal');
};

/** What happened and what to do, in the member's language. */
export const useProblemText = (): ((error: Error) => string) => {
  const t = useTranslations();
  return (error) => t(`account.problem.${problemOf(error)}`);
};
