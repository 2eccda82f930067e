import { createHash, randomUUID } from 'node:crypto';
import type { Actor, Command, Ground, JudgeCommand, SeatCommand, TextRef } from '@killer-club/rules';
import {
  isSeatCommand,
  type CommandFrame,
  type JudgeCommandFrame,
  type SeatCommandFrame,
  type WireGround,
} from '@killer-club/protocol';
import type { Submission } from '../runner/port.js';

interface WithText<C extends Command> {
  readonly command: C;
  readonly text?: string;
}

/** Words are rows of their own; the log holds a reference. */
const refer = (text: string): TextRef => ({
  id: randomUUID(),
  hash: createHash('sha256').update(text).digest('hex'),
});

const seatCommand = (frame: SeatCommandFrame): WithText<SeatCommand> => {
  const { game, id, ...command } = frame;
  if (command.type !== 'speak') return { command };
  return { command: { ...command, text: refer(command.text) }, text: command.text };
};

const groundOf = (ground: WireGround): Ground => ({
  offence: ground.offence,
  note: ground.note === null ? null : refer(ground.note),
});

const judgeCommand = (frame: JudgeCommandFrame): WithText<JudgeCommand> => {
  const { game, id, ...command } = frame;
  if (!('ground' in command)) return { command };
  const { note } = command.ground;
  return {
    command: { ...command, ground: groundOf(command.ground) },
    ...(note === null ? {} : { text: note }),
  };
};

/** A frame as the game's mailbox takes it. The actor is who the connection is, never what the frame says. */
export const submissionOf = (
  frame: CommandFrame,
  actor: Actor,
  memberId: string,
  receivedAt: number,
): Submission => ({
  gameId: frame.game,
  actor,
  actorKey: memberId,
  commandId: frame.id,
  ...(isSeatCommand(frame) ? seatCommand(frame) : judgeCommand(frame)),
  receivedAt,
});
