import { describe, expect, it } from '@jest/globals';
import { byReading } from './announce/numbered.js';
import type { View } from './model/view.js';
import { Host } from './testing/host.js';
import { holdAll, seeds, sent, viewersOf } from './testing/law.js';
import { playRandomGame } from './testing/randomGame.js';
import { applyMessage } from './view/applyMessage.js';
import { viewFor } from './view/viewFor.js';

/** Sorts what each viewer was sent so far and compares with the whole picture. */
const readByWire = (steps: Host['steps']): void => {
  const state = steps.at(-1)?.after;
  for (const viewer of state === undefined ? [] : viewersOf(state)) {
    const messages = steps.flatMap((step) => sent(step, viewer)).sort(byReading);
    const view = messages.reduce<View | null>(
      (seen, { message }) => applyMessage(seen, message, viewer),
      null,
    );
    expect(view).toEqual(state && viewFor(state, viewer));
  }
};

describe('a game of random acts', () => {
  it.each(seeds(5))(
    'hundred %i: ends, replays to the live state, folds to every view at every step',
    (hundred) => {
      for (const seed of seeds(100, hundred * 100)) holdAll(playRandomGame({ seed, unrest: 0 }));
    },
  );

  it('a viewer who reads in the order of the wire has the same picture, wherever the game stands', () => {
    for (const seed of seeds(40, 9000)) {
      const { steps } = playRandomGame({ seed, unrest: 0.2 });
      for (const part of [0.1, 0.4, 0.8, 1]) readByWire(steps.slice(0, Math.ceil(steps.length * part)));
    }
  });
});

describe('a game in which nobody acts', () => {
  it.each([8, 9, 10, 11, 12, 13, 14, 15])('%i players: it ends by the stalemate rule (DET-25)', (size) => {
    const host = Host.start({ size });
    while (!host.over) expect(host.expire()).toBe(true);
    expect(host.state.phase).toEqual({ kind: 'ended', result: 'draw', reason: 'stalemate' });
    expect(host.state.round).toBe(10);
    holdAll(host);
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
