// @ts-check
import { evolve, viewFor } from '@killer-club/rules';
import { median } from './median.mjs';
import { playGame } from './random-game.mjs';

/** @typedef {import('@killer-club/rules').GameState} GameState */

const WARM_UP = 300;
const SAMPLE = 200;
const RUNS = 5;
const TELL_MS = 10_000;
const heapInMegabytes = () => process.memoryUsage().heapUsed / 2 ** 20;

/**
 * Decides and folds whole games, one after the other.
 * @param {number} games @param {(played: number) => void} tell every ten seconds
 * @returns {{ commands: number, seconds: number, heap: number[] }}
 */
export function measurePlay(games, tell) {
  for (let number = 1; number <= Math.min(games, WARM_UP); number += 1) playGame(number);
  const checkpoints = [games / 10, games / 2, games].map(Math.ceil);
  /** @type {number[]} */
  const heap = [];
  let commands = 0;
  const start = performance.now();
  let told = start;
  for (let number = 1; number <= games; number += 1) {
    commands += playGame(number);
    if (checkpoints.includes(number)) heap.push(heapInMegabytes());
    if (performance.now() - told < TELL_MS) continue;
    told = performance.now();
    tell(number);
  }
  return { commands, seconds: (performance.now() - start) / 1000, heap };
}

/** @returns {number} events folded a second, median of runs */
export function measureReplay() {
  const logs = Array.from({ length: SAMPLE }, (_, number) => {
    /** @type {import('@killer-club/rules').GameEvent[]} */
    const events = [];
    playGame(number + 1, (event) => events.push(event));
    return events;
  });
  return rateOf(
    logs.reduce((sum, { length }) => sum + length, 0),
    () => {
      for (const events of logs) events.reduce(evolve, /** @type {GameState | null} */ (null));
    },
  );
}

/** @returns {number} views made a second, of every seat and a spectator at every tenth event, median of runs */
export function measureViews() {
  /** @type {GameState[]} */
  const states = [];
  for (let number = 1; number <= SAMPLE / 4; number += 1) {
    let events = 0;
    playGame(number, (_, state) => {
      events += 1;
      if (events % 10 === 0) states.push(state);
    });
  }
  const views = states.reduce((sum, { seats }) => sum + seats.length + 1, 0);
  return rateOf(views, () => {
    for (const state of states) {
      viewFor(state, { kind: 'spectator' });
      for (const { seat } of state.seats) viewFor(state, { kind: 'seat', seat });
    }
  });
}

/** @param {number} units @param {() => void} work */
function rateOf(units, work) {
  work();
  return median(
    Array.from({ length: RUNS }, () => {
      const start = performance.now();
      work();
      return units / ((performance.now() - start) / 1000);
    }),
  );
}
