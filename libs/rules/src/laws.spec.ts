import { describe, expect, it } from '@jest/globals';
import { byReading } from './announce/numbered.js';
import type { View } from './model/view.js';
import { PRESETS, PRESET_NAMES } from './ruleset/presets.js';
import { Host } from './testing/host.js';
import { holdAll, seeds, sent, viewersOf } from './testing/law.js';
import { everyGame, gamesAt } from './testing/property.js';
import { playRandomGame, sizesOf } from './testing/randomGame.js';
import { customTables, presetTables, type Drawn } from './testing/randomRuleset.js';
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
  it.each(PRESET_NAMES)('%s: ends, replays to the live state, folds to every view at every step', (name) => {
    everyGame(gamesAt(presetTables(name)), 20, 41);
  });

  it('under random custom rulesets likewise', () => {
    const drawn: Drawn = { taken: 0, refused: 0 };
    everyGame(gamesAt(customTables(drawn)), 60, 42);
    expect(drawn.taken).toBeGreaterThanOrEqual(60);
    expect(drawn.refused).toBeGreaterThan(0);
  });

  it('a viewer who reads in the order of the wire has the same picture, wherever the game stands', () => {
    for (const seed of seeds(36, 9000)) {
      const ruleset = PRESETS[PRESET_NAMES[seed % PRESET_NAMES.length] ?? 'police'];
      const { steps } = playRandomGame({ seed, ruleset, unrest: 0.2 });
      for (const part of [0.1, 0.4, 0.8, 1]) readByWire(steps.slice(0, Math.ceil(steps.length * part)));
    }
  });
});

const TABLES = PRESET_NAMES.flatMap((name) => sizesOf(PRESETS[name]).map((size) => ({ name, size })));

/** What a game in which nobody is ever out comes to: ten quiet rounds, or three tied ones before (SKV-16, SPV-09). */
const stillness = (name: keyof typeof PRESETS) =>
  PRESETS[name].tie.roundsToDraw === 'none'
    ? { round: 10, phase: { kind: 'ended', result: 'draw', reason: 'stalemate' } }
    : { round: 3, phase: { kind: 'ended', result: 'draw', reason: 'tiedRounds' } };

describe('a game in which nobody acts', () => {
  it.each(TABLES)('$name, $size players: it ends by the stalemate rule (DET-25)', ({ name, size }) => {
    const host = Host.start({ size, ruleset: PRESETS[name] });
    while (!host.over) expect(host.expire()).toBe(true);
    expect(host.state).toMatchObject(stillness(name));
    if (size === sizesOf(PRESETS[name])[0]) holdAll(host);
  });

  it.each(PRESET_NAMES)('%s: players who pass and never vote end likewise', (name) => {
    const ruleset = PRESETS[name];
    const host = Host.start({ size: sizesOf(ruleset)[0] ?? 0, ruleset });
    while (!host.over) {
      const { phase, stage } = host.state;
      if (phase.kind === 'turn') host.seat(phase.seat, { type: 'pass', stage });
      else host.expire();
    }
    expect(host.state).toMatchObject(stillness(name));
  });
});
