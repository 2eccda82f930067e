import { z } from 'zod';
import { NAME_LENGTH, PASSWORD_LENGTH } from './limits.js';
import { contribution, id, moment, seat } from './scalar.js';
import { numbered, SERVER_FRAMES, texts } from './server-frame.js';
import { lineOf } from './text.js';
import { endReason, result } from './wire-record.js';

export const ROLES_OF_MEMBERS = ['member', 'judge', 'administrator'] as const;
export const memberRole = z.enum(ROLES_OF_MEMBERS);
export type MemberRole = z.output<typeof memberRole>;

/** Pictures, flags and keycaps: no name can be called out by them. */
const PICTURE = /[\p{Extended_Pictographic}\p{Regional_Indicator}\u20E3\uFE0F]/u;

const name = lineOf(NAME_LENGTH.max)
  .refine((text) => Array.from(text).length >= NAME_LENGTH.min, 'tooShort')
  .refine((text) => !PICTURE.test(text), 'forbiddenCharacter');
const newPassword = z.string().min(PASSWORD_LENGTH.min).max(PASSWORD_LENGTH.max);
/** What is typed to sign in is compared, not judged; only its length is bounded. */
const anyPassword = z.string().min(1).max(PASSWORD_LENGTH.max);
const anyName = z.string().min(1).max(200);
const code = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/);
const preset = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);
const size = z.int().min(3).max(30);
const clockFactor = z.union([z.literal(1), z.literal(1.5), z.literal(2)]);

/** Bodies of requests under /api, by what they ask for. */
export const signUpBody = z.strictObject({ name, password: newPassword, invitation: code.optional() });
export const signInBody = z.strictObject({ name: anyName, password: anyPassword });
export const changePasswordBody = z.strictObject({ current: anyPassword, next: newPassword });
export const redeemAdminLinkBody = z.strictObject({ name, password: newPassword });
export const changeRoleBody = z.strictObject({ role: memberRole });
export const settingsBody = z.strictObject({ signUp: z.enum(['open', 'invitation']) });
export const createTableBody = z.strictObject({ preset, size, clockFactor: clockFactor.default(1) });
export const sitBody = z.strictObject({ seat: seat.optional() });
export const readyBody = z.strictObject({ check: id, contribution });
export const declineBody = z.strictObject({ check: id });
export const queueBody = z.strictObject({ preset, size });
export const practiceBody = z.strictObject({ preset, size, clockFactor: clockFactor.default(1) });

/** How the club is to be entered, and whether all of it is a demonstration (`speed`: of its clock). */
export const settings = settingsBody.extend({ demo: z.object({ speed: z.number() }).nullable() });
export type Settings = z.output<typeof settings>;

/** A person as others see them. */
export const person = z.object({ id, name: z.string(), bot: z.boolean() });
export type Person = z.output<typeof person>;

export const me = z.object({
  member: z.object({ id, name: z.string(), role: memberRole }),
  table: id.nullable(),
  /** The game this member's seat still lives in. */
  game: id.nullable(),
  queue: z.object({ preset: z.string(), size: z.int() }).nullable(),
});
export type Me = z.output<typeof me>;

export const tableState = z.enum(['open', 'check', 'playing', 'closed']);
export type TableState = z.output<typeof tableState>;
export const tableKind = z.enum(['table', 'ranked', 'practice']);
export type TableKind = z.output<typeof tableKind>;

export const readyCheck = z.object({
  id,
  game: id,
  /** SHA-256 that binds the server to its seed before any contribution came in (CON-09). */
  commitment: z.string(),
  closesAt: z.number(),
  ready: z.array(id),
});

export const tableView = z.object({
  id,
  kind: tableKind,
  state: tableState,
  preset: z.string(),
  size: z.int(),
  clockFactor: z.number(),
  firstSpeaker: z.int(),
  seats: z.array(z.object({ seat, person })),
  check: readyCheck.nullable(),
  game: id.nullable(),
});
export type TableView = z.output<typeof tableView>;

export const gameMode = z.enum(['ranked', 'table', 'practice', 'demo']);
const seated = z.object({ seat, person });

export const gameSummary = z.object({
  id,
  mode: gameMode,
  ranked: z.boolean(),
  size: z.int(),
  state: z.enum(['running', 'ended']),
  /** Null: played by rules the club has no name for any more. */
  preset: z.string().nullable(),
  startedAt: moment,
  seats: z.array(seated),
});
export type GameSummary = z.output<typeof gameSummary>;

export const endedGamesQuery = z.strictObject({
  mine: z.stringbool().default(false),
  /** Only games that ended before this moment. */
  before: z.coerce.number().optional(),
});
export const endedGame = gameSummary.extend({ endedAt: moment, result, reason: endReason });
export type EndedGame = z.output<typeof endedGame>;

/** A game as a spectator sees it, whoever asks. */
export const gameView = SERVER_FRAMES.view;
export type GameView = z.output<typeof gameView>;

/** What an ended game told one viewer, message by message. */
export const replay = SERVER_FRAMES.messages;
export type Replay = z.output<typeof replay>;

/** A message as it was told, when, and to whom. `judge`: one was at the table. */
export const logItem = numbered.extend({
  at: moment,
  saw: z.object({ seats: z.array(seat).readonly(), spectators: z.boolean(), judge: z.boolean() }),
});
export type LogItem = z.output<typeof logItem>;
/** All that was told in an ended game, in the order it happened; a judge's copy of another's message is left out. */
export const gameLog = z.object({
  seats: z.array(seated),
  items: z.array(logItem).readonly(),
  texts,
});
export type GameLog = z.output<typeof gameLog>;

export const resultsQuery = z.strictObject({
  ranked: z.stringbool().optional(),
  mode: gameMode.optional(),
});
/** How many ended games of this kind came out so. */
export const resultCount = z.object({ preset: z.string().nullable(), size: z.int(), result, games: z.int() });
export type ResultCount = z.output<typeof resultCount>;

export const ledgerEntry = z.object({ game: id, cause: z.string(), points: z.number(), at: z.number() });
export type LedgerEntry = z.output<typeof ledgerEntry>;
export const standing = z.object({ member: person, points: z.number(), games: z.int() });
export type Standing = z.output<typeof standing>;

/** Every refusal over REST. */
export const problem = z.object({
  code: z.string(),
  message: z.string(),
  field: z.string().optional(),
  /** Seconds until it may be tried again, as in the header of that name. */
  retryAfter: z.int().optional(),
});
export type Problem = z.output<typeof problem>;
