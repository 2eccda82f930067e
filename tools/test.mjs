// @ts-check
/** `node tools/test.mjs [PATH …]`: the tests on a cluster and a Redis of their own; arguments go on to jest. */
import { ensureInstalled } from './lib/install.mjs';
import { run } from './lib/say.mjs';

await run(async () => {
  ensureInstalled();
  const { test } = await import('./lib/test-run.mjs');
  return test(process.argv.slice(2));
});
