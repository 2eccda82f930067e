// @ts-check
/** `npm run demo`: whole ranked games by bots over real sockets, against a server and a database made for it and dropped after it. */
import { checkTable, readDemoPlan } from './lib/demo-options.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { Refusal, run, say } from './lib/say.mjs';
import { onStop } from './lib/signals.mjs';

// What is imported above uses Node's own modules only: nothing may be installed yet.

/** Exit code of a command line that cannot be understood. */
const MISUSED = 2;

await run(async () => {
  /** @type {Promise<'stopped'>} */
  const stopped = new Promise((resolve) => onStop(() => resolve('stopped')));
  const plan = await understood(() => readDemoPlan(process.argv.slice(2)));
  if (plan === null) return MISUSED;
  if (process.env['DATABASE_URL'])
    throw new Refusal('DATABASE_URL is set: the demo uses a database of its own, never a club’s; unset it');
  ensureInstalled();
  const { buildOnly } = await import('./lib/build-only.mjs');
  const { DEMO } = await import('./lib/build-stamp.mjs');
  await buildOnly(DEMO);
  const { PRESETS } = await import('@killer-club/rules');
  if ((await understood(() => checkTable(plan, PRESETS))) === null) return MISUSED;
  return play(plan, stopped);
});

/** @template T @param {() => T} read @returns {Promise<T | null>} null: said what is wrong */
async function understood(read) {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    return null;
  }
}

/**
 * @param {import('./lib/demo-options.mjs').DemoPlan} plan
 * @param {Promise<'stopped'>} stopped
 */
async function play(plan, stopped) {
  const { startBots, startDemoServer } = await import('./lib/demo.mjs');
  const starting = startDemoServer(plan.speed);
  /** @type {import('./lib/child.mjs').Child | undefined} */
  let bots;
  try {
    const server = await Promise.race([starting, stopped]);
    if (server === 'stopped') return 1;
    say(`demo: a club of bots on ${server.url}, ${plan.speed} times as fast as the clock`);
    bots = await startBots(server.scratch.folder, { url: server.url, plan, sampleAfter: null });
    const database = server.scratch.cluster.child;
    const end = await Promise.race([bots.ended, stopped, lost(server.api), lost(database)]);
    if (end === 'stopped') say('demo: stopping');
    else if (!bots.hasEnded()) console.error(end);
    return bots.process.exitCode ?? 1;
  } finally {
    await bots?.stop();
    await (await starting.catch(() => undefined))?.stop();
  }
}

/** @param {import('./lib/child.mjs').Child} child */
async function lost(child) {
  return `${child.name} ended (${await child.ended})`;
}
