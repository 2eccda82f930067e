// @ts-check
import { startBots } from '../../tools/lib/demo.mjs';

const GAMES = 100;
/** How long the games are watched, in milliseconds. */
const SAMPLE_MS = 15_000;

/**
 * What a hundred games at once over real sockets see of the server in demo mode.
 * @param {Awaited<ReturnType<typeof import('../../tools/lib/demo.mjs').startDemoServer>>} server
 * @param {number} speed
 * @returns {Promise<import('../../tools/demo/src/order.js').Sample>}
 */
export async function measureSockets({ url, scratch }, speed) {
  const plan = { preset: 'police', players: 12, games: GAMES, parallel: GAMES, seed: 'bench', speed };
  const bots = await startBots(scratch.folder, { url, plan, sampleAfter: SAMPLE_MS }, 'pipe');
  try {
    let output = '';
    bots.process.stdout?.setEncoding('utf8').on('data', (text) => (output += text));
    const end = await bots.ended;
    if (end !== 'exit code 0') throw new Error(`the bots ended (${end})`);
    return JSON.parse(output);
  } finally {
    await bots.stop();
  }
}
