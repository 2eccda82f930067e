// @ts-check
import { decide, isAlive, nextDeadline, PRESETS } from '@killer-club/rules';

/**
 * @typedef {import('@killer-club/rules').GameState} GameState
 * @typedef {import('@killer-club/rules').GameEvent} GameEvent
 * @typedef {import('@killer-club/rules').Command} Command
 * @typedef {import('@killer-club/rules').Actor} Actor
 * @typedef {{ readonly command: Command, readonly actor: Actor }} Act
 * @typedef {() => number} Random
 */

const SYSTEM = /** @type {const} */ ({ kind: 'system' });
/** Of those who could still act, how often the clock is let run out instead. */
const IDLE = 0.08;
const START_MS = 1_800_000_000_000;
const TEXT = { id: 'text', hash: '0'.repeat(64) };
const VERBS = /** @type {const} */ ({
  killer: 'kill',
  police: 'check',
  doctor: 'heal',
  secretPolice: 'shoot',
  secretKiller: 'kill',
  civilian: null,
});

const TABLES = Object.entries(PRESETS).flatMap(([name, ruleset]) =>
  Object.keys(ruleset.roles).map((size) => ({ name, ruleset, size: Number(size) })),
);

const CONTRIBUTIONS = Array.from({ length: 20 }, (_, seat) => seat.toString(16).padStart(32, '0'));

/** @param {number} seed @returns {Random} values in [0, 1) (mulberry32) */
export function randomOf(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** @template T @param {readonly T[]} items @param {Random} random @returns {T} */
function oneOf(items, random) {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('Nothing to choose from');
  return item;
}

/** @param {number} number @returns {string} 32 bits as hex */
const hex = (number) => (number >>> 0).toString(16).padStart(8, '0');

/** @param {Random} random @param {number} words */
const bytes = (random, words) => Array.from({ length: words }, () => hex(random() * 2 ** 32)).join('');

/** @param {number} number @param {Random} random @returns {Command} */
function opening(number, random) {
  const { name, ruleset, size } = oneOf(TABLES, random);
  return {
    type: 'startGame',
    gameId: `bench-${number}`,
    rulesetId: name,
    ruleset,
    ranked: true,
    clockFactor: 1,
    firstSpeaker: 1 + Math.floor(random() * size),
    protectedSeats: [],
    seed: bytes(random, 8),
    contributions: CONTRIBUTIONS.slice(0, size),
  };
}

/** @param {number} seat @param {Command} command @returns {Act} */
const by = (seat, command) => ({ command, actor: { kind: 'seat', seat } });

/** @param {GameState} state @param {Random} random @returns {Act | null} */
function nightAct(state, random) {
  const { phase, stage, ruleset } = state;
  if (phase.kind !== 'night' || ruleset.night.kind === 'recognition') return null;
  const actors = state.seats.filter(
    ({ seat, role, exit }) =>
      exit === null &&
      VERBS[role] !== null &&
      !((role === 'killer' || role === 'police') && phase.locked[role] !== undefined) &&
      !state.traces.shotsSpent.includes(seat),
  );
  if (actors.length === 0) return null;
  const { seat, role } = oneOf(actors, random);
  const verb = VERBS[role];
  if (verb === null) return null;
  // Half of a group's picks follow a partner's, so that groups agree about as often as people do.
  const partner = phase.picks.find((pick) => pick.verb === verb && pick.target !== null)?.target ?? null;
  const living = state.seats.filter(({ exit }) => exit === null);
  const target = partner !== null && random() < 0.6 ? partner : oneOf(living, random).seat;
  return by(seat, { type: 'pick', stage, verb, target });
}

/** @param {GameState} state */
function voters({ seats, ruleset, day }) {
  return seats.filter(
    ({ seat, exit }) => exit === null || (ruleset.ballot.lastNightsDead && day.victims.includes(seat)),
  );
}

/** @param {GameState} state @param {Random} random @returns {Act | null} */
function voteAct(state, random) {
  const { phase, stage, ballots } = state;
  if (phase.kind !== 'call' && phase.kind !== 'window') return null;
  const { seat } = oneOf(voters(state), random);
  const own = phase.ballot.pending.filter((vote) => vote.seat === seat);
  if (phase.kind === 'call') {
    const closed = ballots.at(-1)?.calls.some((call) => call.voters.includes(seat)) ?? false;
    if (closed || own.length > 0 || random() < 0.6) return null;
    return by(seat, { type: 'castVote', stage, candidate: phase.candidate });
  }
  const candidate = oneOf(ballots.at(-1)?.candidates ?? [], random);
  if (phase.ballot.kind !== 'nomination') return by(seat, { type: 'castVote', stage, candidate });
  const full = own.length >= state.ruleset.ballot.marks && !own.some((mark) => mark.candidate === candidate);
  return full ? null : by(seat, { type: 'nominate', stage, candidate });
}

/** A legal act of somebody; null when the clock is let run out. @param {GameState} state @param {Random} random @returns {Act | null} */
function actIn(state, random) {
  const { phase, stage } = state;
  if (random() < IDLE) return null;
  switch (phase.kind) {
    case 'night':
      return nightAct(state, random);
    case 'turn':
      return by(
        phase.seat,
        random() < 0.5 && !phase.textClosed ? { type: 'speak', stage, text: TEXT } : { type: 'pass', stage },
      );
    case 'call':
    case 'window':
      return voteAct(state, random);
    case 'extraRequest': {
      const seat = oneOf(state.seats, random).seat;
      return isAlive(state, seat) && !phase.asked.includes(seat)
        ? by(seat, { type: 'requestSpeech', stage })
        : null;
    }
    default:
      return null;
  }
}

/**
 * Plays a whole game of random legal commands; every preset and size comes up.
 * @param {number} number @param {(event: GameEvent, state: GameState) => void} [onEvent]
 * @returns {number} commands decided
 */
export function playGame(number, onEvent) {
  const random = randomOf(number);
  let now = START_MS;
  let commands = 0;
  /** @type {GameState | null} */
  let state = null;
  const take = (/** @type {Command} */ command, /** @type {Actor} */ actor) => {
    const decision = decide(state, command, { now, actor });
    if (!decision.ok) throw new Error(`Game ${number}: ${command.type} was refused: ${decision.code}`);
    for (const [index, event] of decision.events.entries()) {
      state = decision.states[index] ?? state;
      if (onEvent && state) onEvent(event, state);
    }
    commands += 1;
    return state;
  };
  take(opening(number, random), SYSTEM);
  for (;;) {
    const standing = /** @type {GameState | null} */ (state);
    if (standing === null || standing.phase.kind === 'ended') return commands;
    const act = actIn(standing, random);
    now += 40;
    if (act !== null) {
      take(act.command, act.actor);
      continue;
    }
    const due = nextDeadline(standing);
    if (due === null) throw new Error(`Game ${number} stands without a deadline`);
    now = Math.max(now, due.at);
    take({ type: 'expire', deadline: due.id }, SYSTEM);
  }
}
