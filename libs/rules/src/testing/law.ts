import { expect } from '@jest/globals';
import { audiencesOf } from '../announce/audiences.js';
import { cursorFor, numbered } from '../announce/numbered.js';
import { evolve } from '../evolve/evolve.js';
import type { Viewer } from '../model/audience.js';
import { exitsOf } from '../model/exitsOf.js';
import type { Numbered } from '../model/message.js';
import type { Game, GameState } from '../model/state.js';
import type { View } from '../model/view.js';
import { applyMessage } from '../view/applyMessage.js';
import { viewFor } from '../view/viewFor.js';
import { holdBallots } from './entitled.js';
import { equalData } from './equal.js';
import type { Host, Step } from './host.js';

export const viewersOf = (state: GameState): Viewer[] => [
  { kind: 'spectator' },
  { kind: 'judge' },
  ...state.seats.map(({ seat }): Viewer => ({ kind: 'seat', seat })),
];

/** Of one event's messages those a viewer is sent: the audiences they belonged to before it. */
const toViewer = (messages: readonly Numbered[], { before, after }: Step, viewer: Viewer): Numbered[] => {
  if (messages.length === 0) return [];
  const audiences = audiencesOf(before ?? after, viewer);
  return messages.filter(({ audience }) => audiences.includes(audience));
};

/** What a viewer is sent of one event. */
export const sent = (step: Step, viewer: Viewer): Numbered[] =>
  toViewer(numbered(step.before, step.event, step.after), step, viewer);

/** Equal in content; the slow comparison only tells the difference. */
const same = (came: unknown, expected: unknown): void => {
  if (!equalData(came, expected)) expect(came).toEqual(expected);
};

/** A viewer who folds what they are sent, message by message, without a gap. */
class Reader {
  private view: View | null = null;
  private readonly seen = new Map<string, number>();

  constructor(private readonly viewer: Viewer) {}

  read(messages: readonly Numbered[], step: Step): void {
    for (const { audience, n, message } of toViewer(messages, step, this.viewer)) {
      if (n !== (this.seen.get(audience) ?? 0) + 1) throw new Error(`A gap before ${audience} ${n}`);
      this.seen.set(audience, n);
      this.view = applyMessage(this.view, message, this.viewer);
    }
    same(this.view, viewFor(step.after, this.viewer));
  }

  hasRead(state: GameState): void {
    expect(Object.fromEntries(this.seen)).toMatchObject(nonZero(cursorFor(state, this.viewer)));
  }
}

/** Folds what every viewer is sent and compares with the whole picture after every event. */
export const holdLaw = (host: Host): void => {
  const readers = viewersOf(host.state).map((viewer) => new Reader(viewer));
  for (const step of host.steps) {
    const messages = numbered(step.before, step.event, step.after);
    for (const reader of readers) reader.read(messages, step);
  }
  for (const reader of readers) reader.hasRead(host.state);
};

const nonZero = (cursor: object): object =>
  Object.fromEntries(Object.entries(cursor).filter(([, n]) => n !== 0));

const nobodyDiesTwice = (host: Host): void => {
  const out = host.events.flatMap(exitsOf);
  expect(new Set(out).size).toBe(out.length);
};

/** What every whole game must show: it ended, its log folds to the live state, and the law holds. */
export const holdAll = (host: Host): void => {
  expect(host.state.phase.kind).toBe('ended');
  same(host.events.reduce<Game>(evolve, null), host.state);
  nobodyDiesTwice(host);
  holdBallots(host);
  holdLaw(host);
};

export const seeds = (count: number, from = 1): number[] =>
  Array.from({ length: count }, (_, index) => from + index);
