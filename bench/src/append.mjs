// @ts-check
import { randomUUID } from 'node:crypto';
import { recordGame, startOf } from './engine.mjs';
import { median } from './median.mjs';
import { createPool } from '@killer-club/api/dist/database/pool.js';
import { PostgresEventStore } from '@killer-club/api/dist/runner/event-store.repository.js';

/** Games that append at once, each as soon as its last append is committed. */
const GAMES = 100;
const RUNS = 3;
/** Length of a run, in milliseconds. */
const RUN_MS = 2_000;
/** Events of one append: what a command of a bot comes to, more or less. */
const BATCH = 2;
/** The runner's own number of connections. */
const CONNECTIONS = 8;

/**
 * The real append statement on the real pool and a durable PostgreSQL.
 * @param {string} url as the api's role
 * @returns {Promise<{ commits: number, events: number }>} a second, medians of runs
 */
export async function measureAppends(url) {
  const pool = createPool({ url, max: CONNECTIONS, onError: () => undefined });
  const store = new PostgresEventStore(pool);
  try {
    const { events } = recordGame(1);
    const games = await Promise.all(
      Array.from({ length: GAMES }, (_, index) => openGame(store, index, events)),
    );
    const rates = [];
    for (let run = 0; run < RUNS; run += 1) {
      const until = performance.now() + RUN_MS;
      const begun = performance.now();
      const commits = await Promise.all(games.map((game) => appendUntil(store, game, events, until)));
      rates.push(commits.reduce((sum, n) => sum + n, 0) / ((performance.now() - begun) / 1000));
    }
    const commits = median(rates);
    return { commits, events: commits * BATCH };
  } finally {
    await pool.end();
  }
}

/** @param {PostgresEventStore} store @param {number} index @param {readonly import('@killer-club/rules').GameEvent[]} events */
async function openGame(store, index, events) {
  const gameId = randomUUID();
  const start = { ...startOf(index + 1), gameId };
  const seats = start.contributions.map((_, seat) => ({ seat: seat + 1, memberId: randomUUID(), bot: true }));
  const first = events.slice(0, 1);
  await store.create({
    game: { start, mode: 'demo', tableId: null, seats },
    events: first,
    nextDeadline: null,
    at: Date.now(),
  });
  return { gameId, head: first.length, index };
}

/**
 * @param {PostgresEventStore} store
 * @param {{ gameId: string, head: number, index: number }} game
 * @param {readonly import('@killer-club/rules').GameEvent[]} events to be used in turn
 * @param {number} until
 */
async function appendUntil(store, game, events, until) {
  let commits = 0;
  while (performance.now() < until) {
    const from = 1 + (game.head % (events.length - BATCH - 1));
    const moved = await store.append({
      gameId: game.gameId,
      expected: game.head,
      events: events.slice(from, from + BATCH),
      receipts: [{ actor: 'bench', command: randomUUID(), hash: '0'.repeat(64), at: Date.now() }],
      texts: [],
      nextDeadline: Date.now() + 60_000,
      exits: [],
      endedAt: null,
    });
    if (!moved) throw new Error('An append was not taken');
    game.head += BATCH;
    commits += 1;
  }
  return commits;
}
