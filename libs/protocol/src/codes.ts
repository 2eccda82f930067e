import { REJECTIONS } from '@killer-club/rules';

/** Refusals the server's edge gives before the rules are asked. */
export const EDGE_CODES = [
  'ok',
  'badFrame',
  'unknownFrame',
  'frameTooLarge',
  'notSignedIn',
  'notSeated',
  'replaced',
  'tooMany',
  'unknownGame',
  'commandIdReused',
  'unavailable',
] as const;

/** Every code an `answer` may carry. */
export const ANSWER_CODES = [...EDGE_CODES, ...REJECTIONS] as const;
export type WireAnswerCode = (typeof ANSWER_CODES)[number];

/** Why the server closes a connection. */
export const BYE_CODES = ['signedOut', 'serverStopping', 'tooSlow'] as const;
export type ByeCode = (typeof BYE_CODES)[number];
