// @ts-check
/** `npm run bench:quick`: the hot path in under a minute, on the built code and a durable PostgreSQL of its own. */
import os from 'node:os';
import { ensureInstalled } from '../tools/lib/install.mjs';
import { run, say } from '../tools/lib/say.mjs';
import { onStop } from '../tools/lib/signals.mjs';

/** The demo's own speed for so many games on two cores: milliseconds of the club's clock in a real one. */
const SPEED = 6;
const RECORDED_GAMES = 20;

await run(async () => {
  /** @type {Promise<null>} */
  const stopped = new Promise((resolve) => onStop(() => resolve(null)));
  ensureInstalled();
  const { buildOnly } = await import('../tools/lib/build-only.mjs');
  const { DEMO } = await import('../tools/lib/build-stamp.mjs');
  await buildOnly(DEMO);
  const { measureEngine } = await import('./src/engine.mjs');
  console.log(
    `${os.availableParallelism()} cores, Node ${process.versions.node}, ${os.cpus()[0]?.model ?? 'unknown processor'}`,
  );
  console.log(`engine commands/s: ${measureEngine(RECORDED_GAMES).toFixed(0)}`);
  return (await Promise.race([measureServer(stopped), stopped])) === null ? 1 : 0;
});

/** @param {Promise<null>} stopped @returns {Promise<null | 'measured'>} */
async function measureServer(stopped) {
  const { DATABASE, startDemoServer } = await import('../tools/lib/demo.mjs');
  const starting = startDemoServer(SPEED);
  try {
    const server = await Promise.race([starting, stopped]);
    if (server === null) return null;
    const { measureSockets } = await import('./src/sockets.mjs');
    const seen = await Promise.race([measureSockets(server, SPEED), stopped]);
    if (seen === null) return null;
    await server.api.stop();
    const { measureAppends } = await import('./src/append.mjs');
    const appended = await measureAppends(server.scratch.cluster.url('api', DATABASE));
    console.log(`append commits/s: ${appended.commits.toFixed(0)}`);
    console.log(`append events/s: ${appended.events.toFixed(0)}`);
    console.log(
      `acknowledgement p50/p99 at 100 parallel games: ${(seen.p50 ?? NaN).toFixed(1)} ms / ${(seen.p99 ?? NaN).toFixed(1)} ms`,
    );
    console.log(`memory: ${(seen.resident / 2 ** 20).toFixed(0)} MB resident`);
    say(`bench: ${seen.commands} commands in ${seen.seconds.toFixed(0)} s over 1,200 sockets`);
    return 'measured';
  } finally {
    await (await starting.catch(() => undefined))?.stop();
  }
}
