import type { Message, Numbered, View } from '@killer-club/rules';
import type { GameRules } from './game-rules.js';
import type { Delivery, DeliveryPart, Texts } from './port.js';
import type { Step } from './step.js';

/** A step with the messages that tell it. */
export interface ToldStep extends Step {
  readonly messages: readonly Numbered[];
}

export const tell = (rules: GameRules, steps: readonly Step[]): ToldStep[] =>
  steps.map((step) => ({ ...step, messages: rules.numbered(step.before, step.event, step.after) }));

/** One part up to and with each event that sends seats out, and one for the rest. */
const partsOf = (rules: GameRules, steps: readonly ToldStep[]): DeliveryPart[] => {
  const parts: DeliveryPart[] = [];
  let messages: Numbered[] = [];
  for (const step of steps) {
    messages.push(...step.messages);
    const exits = rules.exitsOf(step.event);
    if (exits.length === 0) continue;
    parts.push({ messages, exits });
    messages = [];
  }
  return messages.length > 0 ? [...parts, { messages, exits: [] }] : parts;
};

export const deliveryOf = (
  rules: GameRules,
  gameId: string,
  steps: readonly ToldStep[],
  texts: Texts,
): Delivery => {
  const last = steps.at(-1);
  return {
    gameId,
    parts: partsOf(rules, steps),
    texts,
    ended: last !== undefined && rules.isOver(last.after),
  };
};

/** Ids of the texts a message refers to. */
export const textIdsIn = (message: Message): string[] => {
  if (message.type === 'speechSaid') return [message.text.id];
  const note = 'ground' in message ? message.ground?.note : null;
  return note ? [note.id] : [];
};

/** Ids of the texts a view refers to. */
export const textIdsOf = (view: View): string[] => [
  ...view.speeches.map(({ text }) => text.id),
  ...view.sanctions.flatMap(({ note }) => (note ? [note.id] : [])),
];
