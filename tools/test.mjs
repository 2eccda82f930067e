// @ts-check
/** `node tools/test.mjs [PATH …]`: the tests on a cluster and a Redis of their own; --deep adds the long ones, other arguments go on to jest. */
import { ensureInstalled } from './lib/install.mjs';
import { run } from './lib/say.mjs';

await run(async () => {
  ensureInstalled();
  const { test } = await import('./lib/test-run.mjs');
  const [deep, rest] = partition(process.argv.slice(2));
  if (deep) process.env['DEEP'] = '1';
  return test(rest);
});

/** @param {string[]} args @returns {[deep: boolean, rest: string[]]} */
function partition(args) {
  return [args.includes('--deep'), args.filter((arg) => arg !== '--deep')];
}
