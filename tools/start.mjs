// @ts-check
/** `npm start`: the whole club on this machine; README.md lists the variables it reads. */
import { readEnvironment } from './lib/environment.mjs';
import { holdFolder } from './lib/folder.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { requirePort } from './lib/port.mjs';
import { run, say } from './lib/say.mjs';
import { onStop } from './lib/signals.mjs';

// What is imported above uses Node's own modules only: nothing may be installed yet.

await run(async () => {
  /** @type {import('./lib/child.mjs').Child[]} */
  const children = [];
  let stopping = false;
  const stopped = new Promise((resolve) => {
    onStop(() => {
      stopping = true;
      resolve('stopped');
    });
  });

  const environment = readEnvironment();
  const folder = await holdFolder(environment.dataDir);
  try {
    await requirePort('PORT', environment.port, environment.host);
    await requirePort('ADMIN_PORT', environment.adminPort, environment.host);
    ensureInstalled();
    const { start } = await import('./lib/start.mjs');
    const over = start(environment, folder, (child) => {
      children.push(child);
      if (stopping) void child.stop();
    });
    over.catch(() => undefined);
    const reason = await Promise.race([over, stopped]);
    if (stopping) return 0;
    console.error(reason);
    return 1;
  } catch (error) {
    if (stopping) return 0;
    throw error;
  } finally {
    if (children.length > 0) say('stopping');
    stopping = true;
    for (const child of children.toReversed()) await child.stop();
    folder.release();
    if (children.length > 0) say('stopped');
  }
});
