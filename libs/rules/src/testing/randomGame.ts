import type { Actor, Command } from '../model/command.js';
import { livingOf, livingSeats } from '../model/queries.js';
import type { GameState } from '../model/state.js';
import { below, hexBytes, pickOne, seededRandom } from './random.js';
import { GROUND, Host, SYSTEM } from './host.js';

type Random = () => number;

const anySeat = (random: Random, state: GameState): number => 1 + below(random, state.seats.length);

const maybeNobody = (random: Random, state: GameState): number | null =>
  random() < 0.1 ? null : anySeat(random, state);

/** A command of a player that fits the stage more often than not. */
const playerCommand = (random: Random, state: GameState): Command => {
  const stage = random() < 0.05 ? below(random, state.stage + 2) : state.stage;
  const text = { id: hexBytes(random, 4), hash: hexBytes(random, 4) };
  const { phase } = state;
  const fitting: readonly Command[] =
    phase.kind === 'night'
      ? [
          { type: 'pick', stage, verb: 'kill', target: maybeNobody(random, state) },
          { type: 'pick', stage, verb: 'check', target: maybeNobody(random, state) },
        ]
      : phase.kind === 'call'
        ? [{ type: 'castVote', stage, candidate: random() < 0.15 ? null : phase.candidate }]
        : [
            { type: 'speak', stage, text },
            { type: 'pass', stage },
            { type: 'surrender', stage },
          ];
  return random() < 0.9 ? pickOne(random, fitting) : strayCommand(random, state);
};

const strayCommand = (random: Random, state: GameState): Command =>
  pickOne<Command>(random, [
    { type: 'pick', stage: state.stage, verb: 'heal', target: maybeNobody(random, state) },
    { type: 'castVote', stage: state.stage, candidate: maybeNobody(random, state) },
    { type: 'pass', stage: state.stage },
    random() < 0.1 ? { type: 'leave' } : { type: 'surrender', stage: state.stage },
  ]);

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

const actorFor = (random: Random, state: GameState, command: Command): Actor => {
  const { phase } = state;
  const fitting =
    phase.kind === 'turn' && random() < 0.8
      ? [phase.seat]
      : command.type === 'pick'
        ? livingOf(state, command.verb === 'kill' ? 'killer' : 'police')
        : livingSeats(state);
  const seat = fitting[below(random, fitting.length)] ?? 1;
  return { kind: 'seat', seat: random() < 0.05 ? anySeat(random, state) : seat };
};

export interface RandomGameOptions {
  readonly seed: number;
  /** Chance per act that it is a judge's or the server's; 0 for a game of players alone. */
  readonly unrest?: number;
  /** Acts per deadline on average. */
  readonly pace?: number;
}

/** Plays a whole game of any size with seeded, mostly fitting, sometimes senseless acts. */
export const playRandomGame = ({ seed, unrest = 0.05, pace = 12 }: RandomGameOptions): Host => {
  const random = seededRandom(seed);
  const size = 8 + below(random, 8);
  const host = Host.start({
    size,
    seed: hexBytes(random, 32),
    firstSpeaker: 1 + below(random, size),
    protectedSeats: random() < 0.5 ? [1 + below(random, size)] : [],
  });
  while (!host.over) {
    host.now += below(random, 2000);
    const kind = random();
    if (kind < 1 / pace) host.expire();
    else if (kind > 1 - unrest / 2)
      host.send({ kind: 'judge', judge: 'judge-1' }, judgeCommand(random, host.state));
    else if (kind > 1 - unrest) host.send(SYSTEM, systemCommand(random, host.state));
    else {
      const command = playerCommand(random, host.state);
      host.send(actorFor(random, host.state, command), command);
    }
  }
  return host;
};
