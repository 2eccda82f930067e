import { describe, expect, it } from '@jest/globals';
import type { LogItem } from '@killer-club/protocol';
import { CLUB_RULES } from '../runner/rules.js';
import { startedGame, type StartedGame } from '../testing/started-game.js';
import { gameLogOf } from './game-log.js';
import { replayFor } from './replay.js';

const log = (game: StartedGame): LogItem[] => gameLogOf(CLUB_RULES, game.events);
const ofType = (game: StartedGame, type: string): LogItem[] =>
  log(game).filter(({ message }) => message.type === type);

/** The first night: two killers choose, one leaves in between; a judge comes and goes. */
const played = (): StartedGame => {
  const game = startedGame(8);
  const { stage } = game.state;
  const [one, two] = game.seatsOf('killer');
  const target = game.seatsOf('civilian')[0]!;
  game.take({ type: 'pick', stage, verb: 'kill', target }, { kind: 'seat', seat: one! });
  game.take({ type: 'takeTable' }, { kind: 'judge', judge: 'j' });
  game.take({ type: 'loseConnection', seat: target });
  game.take({ type: 'leave' }, { kind: 'seat', seat: one! });
  game.take({ type: 'pick', stage, verb: 'kill', target: null }, { kind: 'seat', seat: two! });
  return game;
};

describe('gameLogOf', () => {
  it('says of each message who was told it then', () => {
    const game = played();
    const [one, two] = game.seatsOf('killer');
    const picks = ofType(game, 'pickMade').map(({ saw }) => saw);
    expect(picks[0]).toEqual({ seats: [one, two], spectators: false, judge: false });
    expect(picks[1]).toEqual({ seats: [two], spectators: false, judge: true });
    const [out] = ofType(game, 'seatOut');
    expect(out?.saw).toEqual({ seats: [1, 2, 3, 4, 5, 6, 7, 8], spectators: true, judge: true });
    const dealt = ofType(game, 'roleDealt').map(({ saw }) => saw.seats);
    expect(dealt).toEqual([[1], [2], [3], [4], [5], [6], [7], [8]]);
    expect(ofType(game, 'connectionChanged').map(({ saw }) => saw)).toEqual([
      { seats: [], spectators: false, judge: true },
    ]);
  });

  it('holds for each seat and the spectators what their replay holds, in its order', () => {
    const game = played();
    const plain = ({ audience, n }: { audience: string; n: number }): string => `${audience} ${String(n)}`;
    const items = log(game);
    expect(items.filter(({ saw }) => saw.spectators).map(plain)).toEqual(
      replayFor(CLUB_RULES, game.events, { kind: 'spectator' }).map(plain),
    );
    for (const { seat } of game.state.seats) {
      expect(items.filter(({ saw }) => saw.seats.includes(seat)).map(plain)).toEqual(
        replayFor(CLUB_RULES, game.events, { kind: 'seat', seat }).map(plain),
      );
    }
  });

  it('has every message once that the judge could hear', () => {
    const game = played();
    const heard = replayFor(CLUB_RULES, game.events, { kind: 'judge' }).map(({ message }) => message);
    expect(log(game).map(({ message }) => message)).toEqual(heard);
  });
});
