import { decide } from '../decide/decide.js';
import type { Actor, Command } from '../model/command.js';
import { isOver, nextDeadline } from '../model/queries.js';
import type { GameState } from '../model/state.js';
import { GROUND, SYSTEM, type Host } from './host.js';
import { NIGHT_VERBS, textOf, type Random } from './randomCommand.js';
import { below } from './random.js';

const deepFreeze = (value: unknown): void => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  Object.values(value).forEach(deepFreeze);
};

const refused = (host: Host, actor: Actor, command: Command, now = host.now): void => {
  const decision = decide(host.state, command, { now, actor });
  if (decision.ok)
    throw new Error(
      `${JSON.stringify(actor)} ${JSON.stringify(command)} was taken in ${phaseOf(host.state)}`,
    );
};

const phaseOf = (state: GameState): string => JSON.stringify(state.phase);

const stageCommands = (random: Random, stage: number, target: number): readonly Command[] => [
  { type: 'pick', stage, verb: 'kill', target },
  { type: 'pick', stage, verb: 'check', target },
  { type: 'pick', stage, verb: 'heal', target },
  { type: 'pick', stage, verb: 'shoot', target: null },
  { type: 'pass', stage },
  { type: 'speak', stage, text: textOf(random) },
  { type: 'castVote', stage, candidate: target },
  { type: 'castVote', stage, candidate: null },
  { type: 'nominate', stage, candidate: target },
  { type: 'requestSpeech', stage },
  { type: 'callRoundPk', stage },
  { type: 'surrender', stage },
];

const TURN: readonly Command['type'][] = ['pass', 'speak', 'callRoundPk', 'surrender'];

/** Whether the phase has room for such a command from anybody. */
const hasRoom = ({ phase }: GameState, command: Command): boolean => {
  if (phase.kind === 'night') return command.type === 'pick';
  if (phase.kind === 'turn') return TURN.includes(command.type);
  if (phase.kind === 'call') return command.type === 'castVote';
  if (phase.kind === 'extraRequest') return command.type === 'requestSpeech';
  if (phase.kind !== 'window') return false;
  return command.type === (phase.ballot.kind === 'nomination' ? 'nominate' : 'castVote');
};

/** Whether the seat may act now at all: alive, in last words, or last night's dead with a vote. */
const maySeat = ({ seats, phase, ruleset, day }: GameState, seat: number): boolean => {
  if (phase.kind === 'turn') return phase.seat === seat;
  const votes = phase.kind === 'call' || phase.kind === 'window';
  const dead = votes && ruleset.ballot.lastNightsDead && day.victims.includes(seat);
  return seats[seat - 1]?.exit === null || dead;
};

const isOwnVerb = ({ seats }: GameState, seat: number, command: Command): boolean =>
  command.type !== 'pick' || NIGHT_VERBS[seats[seat - 1]?.role ?? 'civilian'] === command.verb;

/** A seat's commands of another stage, another phase, another's turn, another role's verb, during a pause. */
const seatsKeepTheirPlace = (random: Random, host: Host): void => {
  const { state } = host;
  const seat = 1 + below(random, state.seats.length);
  const target = 1 + below(random, state.seats.length);
  const actor: Actor = { kind: 'seat', seat };
  for (const stage of [state.stage - 1, state.stage, state.stage + 1])
    for (const command of stageCommands(random, stage, target)) {
      const fits = hasRoom(state, command) && maySeat(state, seat) && isOwnVerb(state, seat, command);
      if (stage !== state.stage || state.pause !== null || !fits) refused(host, actor, command);
    }
};

const meansAreNotForAll = ({ state, host, seat }: { state: GameState; host: Host; seat: number }): void => {
  const means: readonly Command[] = [
    { type: 'eject', seat, order: 'out', ground: GROUND },
    { type: 'pause', ground: GROUND },
    { type: 'annul', ground: GROUND },
    { type: 'endTurn', ground: GROUND },
    { type: 'leaveTable' },
  ];
  for (const command of means) {
    refused(host, { kind: 'seat', seat }, command);
    refused(host, { kind: 'judge', judge: `not-${state.judge ?? 'here'}` }, command);
  }
  refused(host, { kind: 'seat', seat }, { type: 'loseConnection', seat });
  refused(host, SYSTEM, { type: 'pass', stage: state.stage });
};

/** A deadline runs, and when it is due its expiry moves the game on, not before. */
const timeGoesOn = (host: Host): void => {
  const deadline = nextDeadline(host.state);
  if (deadline === null) throw new Error(`No deadline runs in ${phaseOf(host.state)}`);
  const expire = { type: 'expire', deadline: deadline.id } as const;
  refused(host, SYSTEM, expire, deadline.at - 1);
  const now = Math.max(host.now, deadline.at);
  const decision = decide(host.state, expire, { now, actor: SYSTEM });
  if (!decision.ok || decision.events.length === 0)
    throw new Error(`Nothing follows ${deadline.id} in ${phaseOf(host.state)}`);
};

/**
 * Watches a game between its acts: the state is never changed in place, always a deadline, one that has gone
 * expires no more, nobody acts out of place. `share` of the moments is looked at.
 */
export const watch = (random: Random, share: number): ((host: Host) => void) => {
  const known = new Set<string>();
  return (host) => {
    const { state } = host;
    const present = state.deadlines.map(({ id }) => id);
    for (const id of known)
      if (!present.includes(id)) {
        refused(host, SYSTEM, { type: 'expire', deadline: id }, host.now + 10_000_000);
        known.delete(id);
      }
    present.forEach((id) => known.add(id));
    if (isOver(state) || random() >= share) return;
    deepFreeze(state);
    timeGoesOn(host);
    seatsKeepTheirPlace(random, host);
    meansAreNotForAll({ state, host, seat: 1 + below(random, state.seats.length) });
  };
};
