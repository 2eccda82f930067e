// @ts-check
import { characterOf, chooseMove, seededRandom } from '@killer-club/bots';
import { decide, evolve, isOver, nextDeadline, numbered, PRESETS, viewFor } from '@killer-club/rules';
import { median } from './median.mjs';

/**
 * @typedef {import('@killer-club/rules').Command} Command
 * @typedef {import('@killer-club/rules').Context} Context
 * @typedef {import('@killer-club/rules').GameState} GameState
 * @typedef {import('@killer-club/rules').GameEvent} GameEvent
 * @typedef {{ readonly command: Command, readonly context: Context }} Step
 */

const SYSTEM = /** @type {const} */ ({ kind: 'system' });
const PLAYERS = 12;
const RUNS = 5;

/** @param {number} number @returns {import('@killer-club/rules').StartGame} */
export function startOf(number) {
  const hex = (/** @type {number} */ value, /** @type {number} */ length) =>
    value.toString(16).padStart(length, '0');
  return {
    type: 'startGame',
    gameId: `bench-${number}`,
    rulesetId: 'police',
    ruleset: PRESETS.police,
    ranked: true,
    clockFactor: 1,
    firstSpeaker: 1,
    protectedSeats: [],
    seed: hex(number, 64),
    contributions: Array.from({ length: PLAYERS }, (_, seat) => hex(seat, 32)),
  };
}

/** A whole game as the library's bots play it. @param {number} number @returns {{ steps: Step[], events: GameEvent[] }} */
export function recordGame(number) {
  /** @type {Step[]} */
  const steps = [];
  /** @type {GameEvent[]} */
  const events = [];
  /** @type {GameState | null} */
  let state = null;
  let now = 1_800_000_000_000;
  const characters = Array.from({ length: PLAYERS }, (_, seat) => characterOf(`${number}/${seat + 1}`));
  const take = (/** @type {Command} */ command, /** @type {import('@killer-club/rules').Actor} */ actor) => {
    const context = { now, actor };
    const decision = decide(state, command, context);
    if (!decision.ok) return false;
    steps.push({ command, context });
    events.push(...decision.events);
    state = decision.events.reduce(evolve, state);
    return true;
  };
  take(startOf(number), SYSTEM);
  for (let turn = 0; state !== null && !isOver(state); turn += 1) {
    const acted = characters.some((character, index) => {
      if (state === null) return false;
      const seat = index + 1;
      const view = viewFor(state, { kind: 'seat', seat });
      const random = seededRandom(`${number}/${turn}/${seat}`);
      const move = chooseMove({ view, character, random });
      now += 50;
      return move !== null && take(move.command, { kind: 'seat', seat });
    });
    if (acted) continue;
    const due = nextDeadline(state);
    if (due === null) throw new Error('A game without a deadline');
    now = Math.max(now, due.at);
    take({ type: 'expire', deadline: due.id }, SYSTEM);
  }
  return { steps, events };
}

/** Decides, folds and announces recorded games again. @param {number} games @returns {number} commands a second, median of runs */
export function measureEngine(games) {
  const recorded = Array.from({ length: games }, (_, number) => recordGame(number + 1).steps);
  const commands = recorded.reduce((sum, { length }) => sum + length, 0);
  for (const steps of recorded) replay(steps);
  const rates = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    for (const steps of recorded) replay(steps);
    return commands / ((performance.now() - start) / 1000);
  });
  return median(rates);
}

/** @param {readonly Step[]} steps */
function replay(steps) {
  /** @type {GameState | null} */
  let state = null;
  for (const { command, context } of steps) {
    const decision = decide(state, command, context);
    if (!decision.ok) throw new Error(`A recorded command was refused: ${decision.code}`);
    for (const event of decision.events) {
      const after = evolve(state, event);
      numbered(state, event, after);
      state = after;
    }
  }
}
