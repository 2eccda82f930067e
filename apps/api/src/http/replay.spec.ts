import { describe, expect, it } from '@jest/globals';
import { applyMessage, viewFor, type Numbered, type View, type Viewer } from '@killer-club/rules';
import { CLUB_RULES } from '../runner/rules.js';
import { startedGame, type StartedGame } from '../testing/started-game.js';
import { replayFor } from './replay.js';

/** Night 1 is played: the killers agree on nobody, the police check the first killer. */
const afterNight = (): StartedGame => {
  const game = startedGame(8);
  const { stage } = game.state;
  const [suspect] = game.seatsOf('killer');
  for (const seat of game.seatsOf('killer'))
    game.take({ type: 'pick', stage, verb: 'kill', target: null }, { kind: 'seat', seat });
  for (const seat of game.seatsOf('police'))
    game.take({ type: 'pick', stage, verb: 'check', target: suspect! }, { kind: 'seat', seat });
  return game;
};

const audiences = (told: readonly Numbered[]): string[] =>
  [...new Set(told.map(({ audience }) => audience))].sort();
const replay = (game: StartedGame, viewer: Viewer): Numbered[] => replayFor(CLUB_RULES, game.events, viewer);
const seat = (number: number): Viewer => ({ kind: 'seat', seat: number });

describe('replayFor', () => {
  it('tells each viewer their own audiences and no other', () => {
    const game = afterNight();
    const [killer, police, civilian] = ['killer', 'police', 'civilian'].map((role) => game.seatsOf(role)[0]!);
    expect(audiences(replay(game, { kind: 'spectator' }))).toEqual(['public']);
    expect(audiences(replay(game, { kind: 'judge' }))).toEqual(['judge']);
    expect(audiences(replay(game, seat(killer!)))).toEqual(['killers', 'public', `seat:${String(killer)}`]);
    expect(audiences(replay(game, seat(police!)))).toEqual(['police', 'public', `seat:${String(police)}`]);
    expect(audiences(replay(game, seat(civilian!)))).toEqual(['public', `seat:${String(civilian)}`]);
  });

  it('folds to the view each of them had', () => {
    const game = afterNight();
    const viewers: Viewer[] = [
      { kind: 'spectator' },
      { kind: 'judge' },
      ...[1, 2, 3, 4, 5, 6, 7, 8].map(seat),
    ];
    for (const viewer of viewers) {
      const told = replay(game, viewer);
      const view = told.reduce<View | null>((so, { message }) => applyMessage(so, message, viewer), null);
      expect(view).toEqual(viewFor(game.state, viewer));
    }
  });

  it('ends the group’s part with a killer’s exit', () => {
    const game = afterNight();
    const [killer, partner] = game.seatsOf('killer');
    game.take({ type: 'leave' }, { kind: 'seat', seat: killer! });
    const toldAtExit = replay(game, seat(killer!)).length;
    // On to the next night, whose pick is the partner's alone.
    while (game.state.phase.kind !== 'night') game.expireStage();
    const { stage } = game.state;
    const [victim] = game.seatsOf('civilian');
    game.take({ type: 'pick', stage, verb: 'kill', target: victim! }, { kind: 'seat', seat: partner! });

    const later = (viewer: Viewer): string[] => audiences(replay(game, viewer).slice(toldAtExit));
    expect(later(seat(partner!))).toContain('killers');
    expect(later(seat(killer!))).not.toContain('killers');
  });
});
