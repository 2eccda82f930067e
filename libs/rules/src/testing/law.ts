import { expect } from '@jest/globals';
import { audiencesOf } from '../announce/audiences.js';
import { cursorFor, numbered } from '../announce/numbered.js';
import { evolve } from '../evolve/evolve.js';
import type { Viewer } from '../model/audience.js';
import type { Numbered } from '../model/message.js';
import type { Game, GameState } from '../model/state.js';
import type { View } from '../model/view.js';
import { applyMessage } from '../view/applyMessage.js';
import { viewFor } from '../view/viewFor.js';
import { equalData } from './equal.js';
import type { Host } from './host.js';

export const viewersOf = (state: GameState): Viewer[] => [
  { kind: 'spectator' },
  { kind: 'judge' },
  ...state.seats.map(({ seat }): Viewer => ({ kind: 'seat', seat })),
];

/** What a viewer is sent of one event: the audiences they belonged to before it. */
export const sent = ({ before, event, after }: Host['steps'][number], viewer: Viewer): Numbered[] => {
  const audiences = audiencesOf(before ?? after, viewer);
  return numbered(before, event, after).filter(({ audience }) => audiences.includes(audience));
};

/** Equal in content; the slow comparison only tells the difference. */
const same = (came: unknown, expected: unknown): void => {
  if (!equalData(came, expected)) expect(came).toEqual(expected);
};

/** Folds what a viewer is sent and compares with the whole picture after every event. */
export const holdLaw = (host: Host): void => {
  for (const viewer of viewersOf(host.state)) {
    let view: View | null = null;
    let seen: Record<string, number> = {};
    for (const step of host.steps) {
      const messages = sent(step, viewer);
      for (const message of messages) {
        if (message.n !== (seen[message.audience] ?? 0) + 1)
          throw new Error(`A gap before ${message.audience} ${message.n}`);
        seen = { ...seen, [message.audience]: message.n };
        view = applyMessage(view, message.message, viewer);
      }
      same(view, viewFor(step.after, viewer));
    }
    expect(seen).toMatchObject(nonZero(cursorFor(host.state, viewer)));
  }
};

const nonZero = (cursor: object): object =>
  Object.fromEntries(Object.entries(cursor).filter(([, n]) => n !== 0));

/** What every whole game must show: it ended, its log folds to the live state, and the law holds. */
export const holdAll = (host: Host): void => {
  expect(host.state.phase.kind).toBe('ended');
  same(host.events.reduce<Game>(evolve, null), host.state);
  holdLaw(host);
};

export const seeds = (count: number, from = 1): number[] =>
  Array.from({ length: count }, (_, index) => from + index);
