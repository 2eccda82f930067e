import { describe, expect, it } from '@jest/globals';
import { characterOf, chooseMove, seededRandom } from '@killer-club/bots';
import {
  PRESETS,
  PRESET_NAMES,
  applyMessage,
  isOver,
  viewFor,
  type PresetName,
  type View,
  type Viewer,
} from '@killer-club/rules';
import { CLUB_RULES } from '../runner/rules.js';
import { StartedGame } from '../testing/started-game.js';
import { policeTable } from '../testing/table.js';
import { replayFor } from './replay.js';

const seat = (number: number): Viewer => ({ kind: 'seat', seat: number });

/** Whether anybody did anything. */
const actOnce = (game: StartedGame): boolean => {
  for (const { seat: number } of game.state.seats) {
    const view = viewFor(game.state, seat(number));
    const character = characterOf(`bot ${String(number)}`);
    const move = chooseMove({ view, character, random: seededRandom('now') });
    if (move === null) continue;
    game.take(move.command, { kind: 'seat', seat: number });
    return true;
  }
  return false;
};

/** Bots in memory, from the deal to the third round's day, or to the end where that comes first. */
const playedBy = (preset: PresetName): StartedGame => {
  const size = Math.max(...Object.keys(PRESETS[preset].roles).map(Number));
  const game = new StartedGame();
  game.take({ ...policeTable(size).start, ruleset: PRESETS[preset] });
  while (!isOver(game.state) && (game.state.round < 3 || game.state.phase.kind === 'night'))
    if (!actOnce(game)) game.expireStage();
  return game;
};

describe.each(PRESET_NAMES)('the replay of %s', (preset) => {
  const game = playedBy(preset);
  const viewers: Viewer[] = [
    { kind: 'spectator' },
    { kind: 'judge' },
    ...game.state.seats.map((entry) => seat(entry.seat)),
  ];

  it.each(viewers)('folds to the view that $kind $seat had', (viewer) => {
    const told = replayFor(CLUB_RULES, game.events, viewer);
    const view = told.reduce<View | null>((so, { message }) => applyMessage(so, message, viewer), null);
    expect(view).toEqual(viewFor(game.state, viewer));
  });

  it('tells a special role the public part and its own alone', () => {
    for (const { seat: number, role } of game.state.seats) {
      const group = role === 'killer' ? ['killers'] : role === 'police' ? ['police'] : [];
      const allowed = new Set<string>(['public', `seat:${String(number)}`, ...group]);
      const heard = replayFor(CLUB_RULES, game.events, seat(number)).map(({ audience }) => audience);
      expect(heard.filter((audience) => !allowed.has(audience))).toEqual([]);
    }
  });
});
