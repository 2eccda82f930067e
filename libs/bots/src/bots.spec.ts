import { describe, expect, it } from '@jest/globals';
import {
  PRESETS,
  decide,
  evolve,
  isOver,
  nextDeadline,
  viewFor,
  type Command,
  type Game,
  type GameState,
} from '@killer-club/rules';
import { characterOf } from './character.js';
import { chooseMove, type Sight } from './choose.js';
import { seededRandom } from './seeded.js';

const hexOf = (name: string, bytes: number): string => {
  const random = seededRandom(name);
  return Array.from({ length: bytes * 2 }, () => Math.floor(random() * 16).toString(16)).join('');
};

interface Played {
  readonly end: GameState;
  readonly commands: number;
  readonly refused: string[];
}

/** Bots at one table in memory: each acts once whenever the game rests, then the clock moves. */
const playGame = (seed: number, size: number): Played => {
  let game: Game = null;
  let now = 0;
  let commands = 0;
  const refused: string[] = [];
  const take = (command: Command, seat?: number): boolean => {
    const decision = decide(game, command, {
      now,
      actor: seat === undefined ? { kind: 'system' } : { kind: 'seat', seat },
    });
    commands += 1;
    if (!decision.ok) refused.push(`${command.type}: ${decision.code}`);
    else game = decision.events.reduce<Game>(evolve, game);
    return decision.ok && decision.events.length > 0;
  };
  const state = (): GameState => {
    if (game === null) throw new Error('no game');
    return game;
  };
  take({
    type: 'startGame',
    gameId: `game-${seed}`,
    rulesetId: 'police',
    ruleset: PRESETS.police,
    ranked: true,
    clockFactor: 1,
    firstSpeaker: 1,
    protectedSeats: [1],
    seed: hexOf(`seed/${seed}`, 32),
    contributions: Array.from({ length: size }, (_, index) => hexOf(`part/${seed}/${index}`, 16)),
  });
  const sights = Array.from({ length: size }, (_, index) => characterOf(`${seed}/${index}`));
  const act = (): boolean =>
    sights.some((character, index) => {
      const sight: Sight = {
        view: viewFor(state(), { kind: 'seat', seat: index + 1 }),
        character,
        random: seededRandom('now'),
      };
      const move = chooseMove(sight);
      return move !== null && take(move.command, index + 1);
    });
  while (!isOver(state())) {
    if (act()) continue;
    const deadline = nextDeadline(state());
    if (deadline === null) throw new Error('a running game without a deadline');
    now = deadline.at;
    take({ type: 'expire', deadline: deadline.id });
  }
  return { end: state(), commands, refused };
};

describe('bots', () => {
  it.each([8, 9, 10, 11, 12, 13, 14, 15])(
    '%i bots play ten games to their end, and every command is legal',
    (size) => {
      for (let seed = 1; seed <= 10; seed += 1) {
        const { end, refused } = playGame(seed * 100 + size, size);
        expect(refused).toEqual([]);
        expect(end.phase.kind).toBe('ended');
      }
    },
  );

  it('one seed gives the same game again, another seed another one', () => {
    const ballots = (seed: number): unknown => playGame(seed, 12).end.ballots;
    expect(ballots(7)).toEqual(ballots(7));
    expect(ballots(8)).not.toEqual(ballots(7));
  });

  it('both sides win some of sixty games', () => {
    const results = Array.from({ length: 60 }, (_, index) => playGame(index + 1, 12).end.phase);
    const won = (side: string): number =>
      results.filter((phase) => phase.kind === 'ended' && phase.result === side).length;
    expect(won('good')).toBeGreaterThan(5);
    expect(won('killers')).toBeGreaterThan(5);
  });
});
