// @ts-check
/** `node tools/test.mjs [PATH …]`: the tests on a cluster and a Redis of their own; --deep adds the long ones, other arguments go on to jest. */
import { ensureInstalled } from './lib/install.mjs';
import { run } from './lib/say.mjs';

const BROWSER_TESTS = 'apps/e2e';

await run(async () => {
  ensureInstalled();
  const [{ test }, { unpackBrowser }, { buildOnly }, { CLUB }] = await Promise.all([
    import('./lib/test-run.mjs'),
    import('./lib/unpack-browser.mjs'),
    import('./lib/build-only.mjs'),
    import('./lib/build-stamp.mjs'),
  ]);
  const [deep, rest] = partition(process.argv.slice(2));
  if (deep) process.env['DEEP'] = '1';
  if (!reachesScreens(rest)) return test(rest);
  await buildOnly(CLUB);
  return test(rest, { TEST_BROWSER: unpackBrowser() });
});

/** @param {string[]} args @returns {[deep: boolean, rest: string[]]} */
function partition(args) {
  return [args.includes('--deep'), args.filter((arg) => arg !== '--deep')];
}

/** Browser tests look at the web apps as they are built. @param {string[]} args */
function reachesScreens(args) {
  const paths = args.filter((arg) => !arg.startsWith('-'));
  return (
    paths.length === 0 ||
    paths.some((path) => `${BROWSER_TESTS}/`.startsWith(path) || path.startsWith(BROWSER_TESTS))
  );
}
