import chromium from '@sparticuz/chromium';
import { chromium as driver, type Browser } from 'playwright-core';

/**
 * Arguments the package means for a function in the cloud: with the first two a second page or window ends the
 * browser, without web security it does not behave as a member's does (it names no Origin).
 */
const NOT_OURS = new Set([
  '--single-process',
  '--no-zygote',
  '--disable-web-security',
  '--allow-running-insecure-content',
  '--disable-site-isolation-trials',
]);

/** A real Chromium from an npm package, unpacked by `npm test`; nothing is downloaded. */
export const openBrowser = async (): Promise<Browser> => {
  const executablePath = process.env['TEST_BROWSER'];
  if (executablePath === undefined)
    throw new Error('TEST_BROWSER is not set: run node tools/test.mjs apps/e2e');
  return driver.launch({
    executablePath,
    args: chromium.args.filter((argument) => !NOT_OURS.has(argument)),
    headless: true,
  });
};
