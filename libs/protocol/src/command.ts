import { z } from 'zod';
import type { JudgeCommand, SeatCommand } from '@killer-club/rules';
import { MAX_NOTE, MAX_OFFENCE, MAX_SPEECH } from './limits.js';
import { id, seat, stage } from './scalar.js';
import { linesOf } from './text.js';

/** What a judge acts on: an entry of the catalogue and, if needed, words. */
const ground = z.strictObject({
  offence: z.string().regex(new RegExp(`^[A-Za-z0-9_.-]{1,${String(MAX_OFFENCE)}}$`)),
  note: linesOf(MAX_NOTE).nullable().default(null),
});

const head = { game: id, id };

/** One schema per seat command. The seat is never in the frame: it is the sender's. */
export const SEAT_COMMANDS = {
  pick: z.strictObject({
    ...head,
    type: z.literal('pick'),
    stage,
    verb: z.enum(['kill', 'check', 'heal', 'shoot']),
    target: seat.nullable(),
  }),
  pass: z.strictObject({ ...head, type: z.literal('pass'), stage }),
  speak: z.strictObject({ ...head, type: z.literal('speak'), stage, text: linesOf(MAX_SPEECH) }),
  castVote: z.strictObject({ ...head, type: z.literal('castVote'), stage, candidate: seat.nullable() }),
  nominate: z.strictObject({ ...head, type: z.literal('nominate'), stage, candidate: seat }),
  requestSpeech: z.strictObject({ ...head, type: z.literal('requestSpeech'), stage }),
  callRoundPk: z.strictObject({ ...head, type: z.literal('callRoundPk'), stage }),
  surrender: z.strictObject({ ...head, type: z.literal('surrender'), stage }),
  leave: z.strictObject({ ...head, type: z.literal('leave') }),
} satisfies Readonly<Record<SeatCommand['type'], z.ZodType>>;

export const JUDGE_COMMANDS = {
  takeTable: z.strictObject({ ...head, type: z.literal('takeTable') }),
  leaveTable: z.strictObject({ ...head, type: z.literal('leaveTable') }),
  warn: z.strictObject({ ...head, type: z.literal('warn'), seat, ground }),
  deduct: z.strictObject({
    ...head,
    type: z.literal('deduct'),
    seat,
    points: z.int().min(1).max(1000),
    ground,
  }),
  voidVote: z.strictObject({ ...head, type: z.literal('voidVote'), seat, ground }),
  eject: z.strictObject({ ...head, type: z.literal('eject'), seat, order: z.enum(['dead', 'out']), ground }),
  closeText: z.strictObject({ ...head, type: z.literal('closeText'), ground }),
  endTurn: z.strictObject({ ...head, type: z.literal('endTurn'), ground }),
  extendTurn: z.strictObject({
    ...head,
    type: z.literal('extendTurn'),
    seconds: z.int().min(1).max(600),
    ground,
  }),
  pause: z.strictObject({ ...head, type: z.literal('pause'), ground }),
  resume: z.strictObject({ ...head, type: z.literal('resume') }),
  annul: z.strictObject({ ...head, type: z.literal('annul'), ground }),
} satisfies Readonly<Record<JudgeCommand['type'], z.ZodType>>;

export const SEAT_COMMAND_TYPES = Object.keys(SEAT_COMMANDS);
export const JUDGE_COMMAND_TYPES = Object.keys(JUDGE_COMMANDS);

export const seatCommandFrame = z.discriminatedUnion('type', [
  SEAT_COMMANDS.pick,
  SEAT_COMMANDS.pass,
  SEAT_COMMANDS.speak,
  SEAT_COMMANDS.castVote,
  SEAT_COMMANDS.nominate,
  SEAT_COMMANDS.requestSpeech,
  SEAT_COMMANDS.callRoundPk,
  SEAT_COMMANDS.surrender,
  SEAT_COMMANDS.leave,
]);
export const judgeCommandFrame = z.discriminatedUnion('type', [
  JUDGE_COMMANDS.takeTable,
  JUDGE_COMMANDS.leaveTable,
  JUDGE_COMMANDS.warn,
  JUDGE_COMMANDS.deduct,
  JUDGE_COMMANDS.voidVote,
  JUDGE_COMMANDS.eject,
  JUDGE_COMMANDS.closeText,
  JUDGE_COMMANDS.endTurn,
  JUDGE_COMMANDS.extendTurn,
  JUDGE_COMMANDS.pause,
  JUDGE_COMMANDS.resume,
  JUDGE_COMMANDS.annul,
]);
export const commandFrame = z.union([seatCommandFrame, judgeCommandFrame]);

export type SeatCommandFrame = z.output<typeof seatCommandFrame>;
export type JudgeCommandFrame = z.output<typeof judgeCommandFrame>;
export type CommandFrame = SeatCommandFrame | JudgeCommandFrame;
/** Ground as it travels: the note is text here, a reference in the game's log. */
export type WireGround = z.output<typeof ground>;

const isSeatCommandType = (type: string): boolean => Object.hasOwn(SEAT_COMMANDS, type);
export const isSeatCommand = (frame: CommandFrame): frame is SeatCommandFrame =>
  isSeatCommandType(frame.type);
