import { describe, expect, it } from '@jest/globals';
import { audiencesOf } from './announce/audiences.js';
import { byReading, cursorFor, numbered } from './announce/numbered.js';
import { evolve } from './evolve/evolve.js';
import type { Viewer } from './model/audience.js';
import type { Numbered } from './model/message.js';
import type { Game, GameState } from './model/state.js';
import type { View } from './model/view.js';
import { equalData } from './testing/equal.js';
import { Host } from './testing/host.js';
import { playRandomGame } from './testing/randomGame.js';
import { applyMessage } from './view/applyMessage.js';
import { viewFor } from './view/viewFor.js';

const viewersOf = (state: GameState): Viewer[] => [
  { kind: 'spectator' },
  { kind: 'judge' },
  ...state.seats.map(({ seat }): Viewer => ({ kind: 'seat', seat })),
];

/** What a viewer is sent of one event: the audiences they belonged to before it. */
const sent = ({ before, event, after }: Host['steps'][number], viewer: Viewer): Numbered[] => {
  const audiences = audiencesOf(before ?? after, viewer);
  return numbered(before, event, after).filter(({ audience }) => audiences.includes(audience));
};

/** Equal in content; the slow comparison only tells the difference. */
const same = (came: unknown, expected: unknown): void => {
  if (!equalData(came, expected)) expect(came).toEqual(expected);
};

/** Folds what a viewer is sent and compares with the whole picture after every event. */
const holdLaw = (host: Host): void => {
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

const seeds = (count: number, from = 1): number[] =>
  Array.from({ length: count }, (_, index) => from + index);

describe('a game of random acts', () => {
  it.each(seeds(10))(
    'hundred %i: each ends, replays to the live state, folds to every view at every step',
    (hundred) => {
      for (const seed of seeds(100, hundred * 100)) {
        const host = playRandomGame({ seed, unrest: (seed % 4) * 0.07 });
        expect(host.state.phase.kind).toBe('ended');
        same(host.events.reduce<Game>(evolve, null), host.state);
        holdLaw(host);
      }
    },
  );

  it('a viewer who reads in the order of the wire ends with the same picture', () => {
    for (const seed of seeds(40, 9000)) {
      const host = playRandomGame({ seed, unrest: 0.2 });
      for (const viewer of viewersOf(host.state)) {
        const messages = host.steps.flatMap((step) => sent(step, viewer)).sort(byReading);
        const view = messages.reduce<View | null>(
          (seen, { message }) => applyMessage(seen, message, viewer),
          null,
        );
        expect(view).toEqual(viewFor(host.state, viewer));
      }
    }
  });
});

describe('a game in which nobody acts', () => {
  it.each([8, 9, 10, 11, 12, 13, 14, 15])('%i players: it ends by the stalemate rule (DET-25)', (size) => {
    const host = Host.start({ size });
    while (!host.over) expect(host.expire()).toBe(true);
    expect(host.state.phase).toEqual({ kind: 'ended', result: 'draw', reason: 'stalemate' });
    expect(host.state.round).toBe(10);
    holdLaw(host);
  });

  it('players who pass and never vote end likewise', () => {
    const host = Host.start({ size: 12 });
    while (!host.over) {
      const { phase, stage } = host.state;
      if (phase.kind === 'turn') host.seat(phase.seat, { type: 'pass', stage });
      else host.expire();
    }
    expect(host.state.phase).toMatchObject({ result: 'draw', reason: 'stalemate' });
  });
});
