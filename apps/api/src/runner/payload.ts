import { createHash } from 'node:crypto';
import type { Command } from '@killer-club/rules';

/** JSON with sorted keys: the same value is always the same text. */
const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`);
  return `{${fields.join(',')}}`;
};

/** A text is told apart by its hash: its row's id is drawn anew each time the frame arrives. */
const withoutTextIds = (command: Command): unknown => {
  if (command.type === 'speak') return { ...command, text: command.text.hash };
  if (!('ground' in command)) return command;
  return { ...command, ground: { ...command.ground, note: command.ground.note?.hash ?? null } };
};

/** SHA-256 of what a command asks for, lower-case hex. */
export const payloadHash = (command: Command): string =>
  createHash('sha256')
    .update(canonical(withoutTextIds(command)))
    .digest('hex');
