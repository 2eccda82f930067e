import type { Command } from '../model/command.js';
import type { GameState } from '../model/state.js';
import { police } from '../ruleset/police.js';
import type { Ruleset } from '../ruleset/ruleset.js';
import { below, hexBytes, pickOne, seededRandom } from './random.js';
import { GROUND, Host, SYSTEM } from './host.js';
import { actorsOf, anySeat, fittingCommand, strayCommand, type Random } from './randomCommand.js';

const judgeCommand = (random: Random, state: GameState): Command => {
  const seat = anySeat(random, state);
  return pickOne<Command>(random, [
    { type: 'takeTable' },
    { type: 'leaveTable' },
    { type: 'warn', seat, ground: GROUND },
    { type: 'deduct', seat, points: below(random, 4), ground: GROUND },
    { type: 'voidVote', seat, ground: GROUND },
    { type: 'closeText', ground: GROUND },
    { type: 'endTurn', ground: GROUND },
    { type: 'extendTurn', seconds: below(random, 90), ground: GROUND },
    { type: 'pause', ground: GROUND },
    { type: 'resume' },
    random() < 0.2 ? { type: 'eject', seat, order: 'dead', ground: GROUND } : { type: 'resume' },
    random() < 0.02 ? { type: 'annul', ground: GROUND } : { type: 'resume' },
  ]);
};

const systemCommand = (random: Random, state: GameState): Command => {
  const seat = anySeat(random, state);
  return pickOne<Command>(random, [
    { type: 'loseConnection', seat },
    { type: 'regainConnection', seat },
    { type: 'regainConnection', seat },
    { type: 'holdClock', missing: below(random, 120_000) },
    { type: 'expire', deadline: `stage:${state.stage}` },
  ]);
};

/** `silent` never acts, `voteless` never votes or marks. */
export const HABITS = ['lively', 'silent', 'voteless'] as const;
export type Habit = (typeof HABITS)[number];

const VOTES: readonly Command['type'][] = ['castVote', 'nominate'];

const isIn = (habit: Habit, command: Command): boolean =>
  habit === 'lively' || (habit === 'voteless' && !VOTES.includes(command.type));

export interface RandomGameOptions {
  readonly seed: number;
  readonly ruleset?: Ruleset;
  /** Any offered size where it is not given. */
  readonly size?: number;
  /** What the seats are like, in turn. */
  readonly habits?: readonly Habit[];
  /** Chance per act that it is a judge's or the server's; 0 for a game of players alone. */
  readonly unrest?: number;
  /** Acts per deadline on average. */
  readonly pace?: number;
  /** Rounds after which nothing more is played. */
  readonly rounds?: number;
  /** Called before every act. */
  readonly atRest?: (host: Host) => void;
}

export const sizesOf = ({ roles, seats }: Ruleset): number[] =>
  Object.keys(roles)
    .map(Number)
    .filter((size) => size >= seats.min && size <= seats.max);

const opened = (random: Random, { ruleset = police, size: given }: RandomGameOptions): Host => {
  const size = given ?? pickOne(random, sizesOf(ruleset));
  return Host.start({
    ruleset,
    size,
    seed: hexBytes(random, 32),
    firstSpeaker: 1 + below(random, size),
    protectedSeats: random() < 0.5 ? [1 + below(random, size)] : [],
  });
};

/** A seat that fits more often than not, with a command likewise; nothing from who keeps still. */
const playerActs = (random: Random, host: Host, habits: readonly Habit[]): void => {
  const { state } = host;
  const fitting = actorsOf(state, state.phase);
  const fits = random() < 0.9;
  const seat = fits && fitting.length > 0 ? pickOne(random, fitting) : anySeat(random, state);
  const stage = random() < 0.05 ? below(random, state.stage + 2) : state.stage;
  const command = random() < 0.93 ? fittingCommand(random, state, stage, seat) : strayCommand(random, state);
  if (isIn(habits[seat % habits.length] ?? 'lively', command)) host.seat(seat, command);
};

const act = (random: Random, host: Host, options: RandomGameOptions): void => {
  const { unrest = 0.05, pace = 12, habits = ['lively'] } = options;
  const kind = random();
  if (kind < 1 / pace) host.expire();
  else if (kind > 1 - unrest / 2)
    host.send({ kind: 'judge', judge: 'judge-1' }, judgeCommand(random, host.state));
  else if (kind > 1 - unrest) host.send(SYSTEM, systemCommand(random, host.state));
  else playerActs(random, host, habits);
};

/** Plays a whole game with seeded, mostly fitting, sometimes senseless acts. */
export const playRandomGame = (options: RandomGameOptions): Host => {
  const random = seededRandom(options.seed);
  const host = opened(random, options);
  while (!host.over && host.state.round <= (options.rounds ?? Infinity)) {
    host.now += below(random, 2000);
    options.atRest?.(host);
    act(random, host, options);
  }
  return host;
};
